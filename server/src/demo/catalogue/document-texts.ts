export interface DocumentSection {
  readonly heading: string;
  readonly text: string;
}

/** Texts of the demo supplier's guides and sheets, by resource id. Data sheets are generated from the parts' dimensions instead. */
export const documentTexts: Readonly<Record<string, readonly DocumentSection[]>> = {
  'guide-structural': [
    {
      heading: 'Before you start',
      text: 'Use a bolt, nut and hardened washer from the same assembly lot. Keep them dry and in their box until you use them. Plies must be in firm contact after snug tightening: a few impacts of an impact wrench, or the full effort of a person on a standard podger spanner.',
    },
    {
      heading: 'Part turn',
      text: 'Mark the nut, bolt and ply after snug tightening. Hold the bolt and turn the nut: a third of a turn for bolts up to four diameters long, half a turn up to eight, two thirds up to twelve, if both faces are square to the bolt (AS/NZS 5131). The marks stay visible for inspection.',
    },
    {
      heading: 'Torque',
      text: 'Use torque control only to inspect tightening. It needs a wrench calibrated on the day with three assemblies of the lot in a bolt load meter. Do not use a value from a table instead: friction differs between lots.',
    },
    {
      heading: 'Tension once only',
      text: 'Do not tension a galvanised bolt again once it has been fully tensioned. Replace it.',
    },
  ],
  'guide-galvanised': [
    {
      heading: 'Threads',
      text: 'Hot-dip zinc is 45 to 65 micrometres thick. Nuts for galvanised bolts are tapped oversize after galvanising: use them with galvanised bolts only, and never a standard nut on a galvanised bolt.',
    },
    {
      heading: 'Lubrication',
      text: 'Galvanised threads bind. Use nuts with the lubricant supplied, and lubricate them again if it has been washed off.',
    },
    {
      heading: 'Touching up',
      text: 'Repair damage of up to 40 square centimetres with two coats of zinc-rich paint on clean metal.',
    },
  ],
  'guide-stainless': [
    {
      heading: 'Galling',
      text: 'Stainless threads can weld together under pressure and heat. Once a nut has seized, it can only be cut off.',
    },
    {
      heading: 'How to avoid it',
      text: 'Lubricate with an anti-seize paste, tighten slowly and by hand to the end, keep threads free of burrs and dirt, and do not use power tools at full speed. Combining A2 bolts with A4 nuts helps.',
    },
    {
      heading: 'Which grade to use',
      text: 'A2 (304) is for dry and inland places, A4 (316) for the coast, pools and food. Do not use either in contact with wet aluminium or galvanised steel without a separating washer.',
    },
  ],
  'guide-anchors': [
    {
      heading: 'Drill',
      text: 'Drill with the diameter given on the drawing, to the depth of the anchor plus one diameter. Keep the edge distance and spacing given in the assessment. If you hit reinforcement, stop and ask the engineer.',
    },
    {
      heading: 'Clean',
      text: 'Blow out four times, brush four times, blow out four times, from the bottom of the hole. Dust halves the strength of a bonded anchor.',
    },
    {
      heading: 'Set',
      text: 'Mechanical anchors: drive home, then tighten to the installation torque. Bonded anchors: discard the first mortar until its colour is even, fill two thirds of the hole from the bottom, turn the stud in, and leave it alone until the mortar has cured.',
    },
  ],
  'sds-mortar': [
    {
      heading: 'Hazards',
      text: 'The hardener contains dibenzoyl peroxide: may cause an allergic skin reaction, irritates eyes, very toxic to aquatic life. The resin irritates skin and eyes.',
    },
    {
      heading: 'First aid',
      text: 'Skin: wash with soap and water. Eyes: rinse with water for 15 minutes and see a doctor. Swallowed: rinse the mouth, do not induce vomiting, call the Poisons Information Centre on 13 11 26.',
    },
    {
      heading: 'Handling and storage',
      text: 'Use nitrile gloves and safety glasses. Keep between 5 and 25 degrees Celsius, away from sun, flames and children. Do not empty into drains; cured mortar is construction waste.',
    },
  ],
  'eta-mortar': [
    {
      heading: 'Scope',
      text: 'Bonded anchors of threaded rod M8 to M30 in cracked and uncracked concrete C20/25 to C50/60, for static and quasi-static loads, dry or wet holes, temperatures from -40 to +80 degrees Celsius.',
    },
    {
      heading: 'Design',
      text: 'Resistance to combined pull-out and concrete cone failure is verified to EN 1992-4 with the bond strength of the product. Steel failure, concrete cone, splitting and edge failure are verified separately.',
    },
    {
      heading: 'Conditions',
      text: 'The values apply to holes drilled with a hammer drill and cleaned as described in the guide to setting anchors, and to installation by trained people.',
    },
  ],
};

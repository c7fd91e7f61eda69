import type { PartTab } from '@portal/domain/catalogue';

type Labels = Readonly<Record<PartTab, string>>;

/** Names of the tabs of a part (PART-07), and their short forms for narrow tab strips (PART-09). */
export const partTabMessages: { readonly labels: Labels; readonly short: Labels } = {
  labels: {
    price_and_availability: 'P & A',
    details: 'Details',
    packaging: 'Packaging',
    dimensions: 'Dimensions',
    alternate_parts: 'Alternate Parts',
    pack_options: 'Pack Options',
    related_parts: 'Related Parts',
    superseded_by: 'Superseded By',
    certificates: 'Test Certificates',
    where_to_buy: 'Where To Buy',
    documents: 'Documents',
    chemical_volume_calculator: 'Chemical Volume',
    history: 'History',
    staff: 'Staff',
    debug: 'Debug',
    image: 'Image',
  },
  short: {
    price_and_availability: 'P & A',
    details: 'Det',
    packaging: 'Pkg',
    dimensions: 'Dim',
    alternate_parts: 'Alt',
    pack_options: 'Packs',
    related_parts: 'Rel',
    superseded_by: 'Super',
    certificates: 'Certs',
    where_to_buy: 'WTB',
    documents: 'Docs',
    chemical_volume_calculator: 'Chem',
    history: 'Hist',
    staff: 'Staff',
    debug: 'Debug',
    image: 'Img',
  },
};

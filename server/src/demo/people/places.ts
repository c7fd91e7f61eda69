/** A delivery place. Coordinates in degrees (south is negative), accurate to about a kilometre. */
export interface Place {
  readonly postcode: string;
  readonly suburb: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Suburbs of Australia's cities by state, `postcode suburb latitude longitude`. */
const byState: Readonly<Record<string, string>> = {
  NSW: `2000 Sydney -33.87 151.21; 2007 Ultimo -33.88 151.20; 2008 Chippendale -33.89 151.20; 2009 Pyrmont -33.87 151.19;
    2010 Surry Hills -33.89 151.21; 2015 Alexandria -33.91 151.19; 2015 Beaconsfield -33.91 151.20; 2016 Redfern -33.89 151.20;
    2017 Waterloo -33.90 151.21; 2017 Zetland -33.91 151.21; 2018 Rosebery -33.92 151.21; 2018 Eastlakes -33.93 151.21;
    2019 Botany -33.95 151.20; 2019 Banksmeadow -33.96 151.21; 2020 Mascot -33.93 151.19; 2031 Randwick -33.91 151.24;
    2035 Maroubra -33.95 151.24; 2036 Matraville -33.96 151.23; 2036 Port Botany -33.97 151.22; 2040 Leichhardt -33.88 151.16;
    2044 Sydenham -33.92 151.17; 2044 St Peters -33.91 151.18; 2060 North Sydney -33.84 151.21; 2064 Artarmon -33.81 151.18;
    2065 St Leonards -33.82 151.20; 2067 Chatswood -33.80 151.18; 2084 Terrey Hills -33.68 151.22; 2099 Dee Why -33.75 151.29;
    2100 Brookvale -33.76 151.27; 2113 Macquarie Park -33.78 151.13; 2114 West Ryde -33.81 151.09; 2116 Rydalmere -33.81 151.04;
    2127 Sydney Olympic Park -33.85 151.07; 2128 Silverwater -33.83 151.05; 2135 Strathfield -33.87 151.09;
    2140 Homebush -33.86 151.08; 2142 Granville -33.84 151.01; 2142 Camellia -33.82 151.03; 2143 Regents Park -33.88 151.02;
    2144 Auburn -33.85 151.03; 2145 Wentworthville -33.81 150.97; 2145 Girraween -33.80 150.94; 2147 Seven Hills -33.77 150.94;
    2148 Blacktown -33.77 150.91; 2148 Arndell Park -33.79 150.87; 2150 Parramatta -33.82 151.00; 2153 Norwest -33.73 150.96;
    2154 Castle Hill -33.73 151.00; 2161 Guildford -33.85 150.99; 2161 Yennora -33.86 150.97; 2163 Villawood -33.88 150.98;
    2164 Smithfield -33.85 150.94; 2164 Wetherill Park -33.85 150.90; 2165 Fairfield -33.87 150.96; 2170 Liverpool -33.92 150.92;
    2170 Moorebank -33.94 150.95; 2170 Prestons -33.94 150.87; 2190 Greenacre -33.91 151.06; 2196 Punchbowl -33.93 151.05;
    2200 Bankstown -33.92 151.03; 2200 Condell Park -33.92 151.01; 2204 Marrickville -33.91 151.16; 2208 Kingsgrove -33.94 151.10;
    2211 Padstow -33.95 151.03; 2212 Revesby -33.95 151.02; 2214 Milperra -33.94 150.99; 2216 Rockdale -33.95 151.14;
    2220 Hurstville -33.97 151.10; 2228 Miranda -34.04 151.10; 2229 Caringbah -34.04 151.12; 2230 Kurnell -34.01 151.20;
    2250 Gosford -33.43 151.34; 2259 Wyong -33.28 151.42; 2285 Cardiff -32.94 151.66; 2292 Broadmeadow -32.92 151.73;
    2293 Wickham -32.92 151.76; 2294 Carrington -32.91 151.77; 2300 Newcastle -32.93 151.78; 2304 Mayfield West -32.89 151.72;
    2304 Kooragang -32.87 151.75; 2320 Maitland -32.73 151.55; 2322 Beresfield -32.80 151.66; 2330 Singleton -32.57 151.17;
    2333 Muswellbrook -32.27 150.89; 2340 Tamworth -31.09 150.93; 2444 Port Macquarie -31.43 152.91;
    2450 Coffs Harbour -30.30 153.11; 2480 Lismore -28.81 153.28; 2500 Wollongong -34.42 150.89; 2500 Coniston -34.44 150.89;
    2502 Port Kembla -34.48 150.90; 2505 Unanderra -34.45 150.84; 2541 Nowra -34.88 150.60; 2560 Campbelltown -34.07 150.81;
    2565 Ingleburn -33.99 150.86; 2566 Minto -34.03 150.85; 2567 Smeaton Grange -34.04 150.76; 2580 Goulburn -34.75 149.72;
    2620 Queanbeyan -35.35 149.23; 2640 Albury -36.08 146.92; 2650 Wagga Wagga -35.11 147.37; 2680 Griffith -34.29 146.05;
    2750 Penrith -33.75 150.69; 2760 St Marys -33.76 150.77; 2765 Riverstone -33.68 150.86; 2766 Eastern Creek -33.80 150.85;
    2795 Bathurst -33.42 149.58; 2800 Orange -33.28 149.10; 2830 Dubbo -32.24 148.60; 2880 Broken Hill -31.96 141.46`,
  ACT: `2600 Canberra -35.28 149.13; 2601 City -35.28 149.13; 2609 Fyshwick -35.33 149.17; 2614 Belconnen -35.24 149.07;
    2617 Bruce -35.24 149.09; 2900 Greenway -35.42 149.06; 2911 Mitchell -35.21 149.13; 2912 Gungahlin -35.19 149.13;
    2620 Hume -35.39 149.17`,
  VIC: `3000 Melbourne -37.81 144.96; 3003 West Melbourne -37.81 144.94; 3006 Southbank -37.82 144.96; 3008 Docklands -37.82 144.95;
    3011 Footscray -37.80 144.90; 3012 Brooklyn -37.82 144.84; 3012 Tottenham -37.80 144.86; 3015 Spotswood -37.83 144.89;
    3015 Newport -37.84 144.88; 3018 Altona -37.87 144.83; 3020 Sunshine -37.79 144.83; 3023 Ravenhall -37.77 144.75;
    3025 Altona North -37.84 144.85; 3026 Laverton North -37.84 144.79; 3028 Altona Meadows -37.88 144.78;
    3029 Truganina -37.82 144.75; 3030 Werribee -37.90 144.66; 3030 Derrimut -37.79 144.77; 3032 Maribyrnong -37.77 144.89;
    3043 Tullamarine -37.70 144.88; 3045 Melbourne Airport -37.67 144.85; 3047 Broadmeadows -37.68 144.92;
    3047 Dallas -37.67 144.93; 3056 Brunswick -37.77 144.96; 3061 Campbellfield -37.67 144.96; 3062 Somerton -37.64 144.95;
    3064 Craigieburn -37.60 144.94; 3072 Preston -37.74 145.00; 3074 Thomastown -37.68 145.01; 3075 Lalor -37.67 145.02;
    3076 Epping -37.65 145.03; 3083 Bundoora -37.70 145.06; 3121 Richmond -37.82 145.00; 3128 Box Hill -37.82 145.12;
    3130 Blackburn -37.82 145.15; 3134 Ringwood -37.81 145.23; 3136 Croydon -37.79 145.28; 3137 Kilsyth -37.80 145.31;
    3153 Bayswater -37.84 145.27; 3168 Clayton -37.92 145.12; 3169 Clayton South -37.95 145.12; 3170 Mulgrave -37.93 145.17;
    3171 Springvale -37.95 145.15; 3172 Dingley Village -37.98 145.13; 3173 Keysborough -37.99 145.17;
    3174 Noble Park -37.97 145.18; 3175 Dandenong -37.99 145.21; 3175 Dandenong South -38.03 145.22; 3177 Doveton -37.99 145.24;
    3178 Rowville -37.93 145.23; 3179 Scoresby -37.90 145.23; 3189 Moorabbin -37.94 145.05; 3192 Cheltenham -37.97 145.06;
    3195 Braeside -37.99 145.12; 3198 Seaford -38.10 145.13; 3199 Frankston -38.14 145.13; 3201 Carrum Downs -38.10 145.18;
    3207 Port Melbourne -37.84 144.94; 3214 Corio -38.07 144.36; 3215 North Geelong -38.11 144.35; 3220 Geelong -38.15 144.36;
    3350 Ballarat -37.56 143.85; 3550 Bendigo -36.76 144.28; 3630 Shepparton -36.38 145.40; 3690 Wodonga -36.12 146.89;
    3805 Narre Warren -38.03 145.30; 3810 Pakenham -38.07 145.48; 3825 Moe -38.18 146.26; 3840 Morwell -38.23 146.40;
    3844 Traralgon -38.20 146.54; 3850 Sale -38.11 147.07`,
  QLD: `4000 Brisbane -27.47 153.02; 4006 Fortitude Valley -27.46 153.04; 4008 Pinkenba -27.42 153.12; 4009 Eagle Farm -27.43 153.08;
    4010 Albion -27.43 153.04; 4013 Northgate -27.39 153.07; 4014 Banyo -27.37 153.08; 4017 Brighton -27.30 153.06;
    4032 Chermside -27.39 153.03; 4034 Geebung -27.37 153.05; 4053 Stafford -27.41 153.01; 4073 Seventeen Mile Rocks -27.55 152.95;
    4074 Sumner -27.56 152.94; 4075 Sherwood -27.53 152.98; 4076 Wacol -27.59 152.93; 4077 Richlands -27.60 152.95;
    4101 South Brisbane -27.48 153.02; 4102 Woolloongabba -27.49 153.04; 4105 Moorooka -27.53 153.02; 4106 Rocklea -27.55 153.01;
    4107 Salisbury -27.55 153.03; 4108 Archerfield -27.56 153.02; 4109 Sunnybank -27.58 153.06; 4110 Acacia Ridge -27.58 153.03;
    4110 Willawong -27.60 153.01; 4113 Eight Mile Plains -27.58 153.09; 4117 Berrinba -27.66 153.08; 4119 Underwood -27.61 153.11;
    4127 Slacks Creek -27.64 153.13; 4131 Loganlea -27.67 153.13; 4154 Wakerley -27.48 153.16; 4165 Redland Bay -27.62 153.30;
    4170 Morningside -27.47 153.07; 4172 Murarrie -27.46 153.10; 4173 Tingalpa -27.47 153.13; 4174 Hemmant -27.45 153.13;
    4178 Lytton -27.42 153.16; 4178 Wynnum -27.44 153.17; 4207 Yatala -27.74 153.22; 4208 Ormeau -27.77 153.25;
    4209 Coomera -27.85 153.34; 4211 Nerang -27.99 153.33; 4214 Molendinar -27.98 153.37; 4214 Arundel -27.94 153.36;
    4215 Southport -27.97 153.40; 4220 Burleigh Heads -28.10 153.44; 4300 Goodna -27.61 152.90; 4300 Carole Park -27.62 152.93;
    4305 Ipswich -27.61 152.76; 4350 Toowoomba -27.56 151.95; 4500 Brendale -27.32 152.98; 4503 Dakabin -27.23 152.99;
    4506 Morayfield -27.11 152.95; 4556 Buderim -26.68 153.06; 4558 Maroochydore -26.65 153.09; 4560 Nambour -26.63 152.96;
    4570 Gympie -26.19 152.67; 4650 Maryborough -25.54 152.70; 4670 Bundaberg -24.87 152.35; 4680 Gladstone -23.84 151.26;
    4700 Rockhampton -23.38 150.51; 4720 Emerald -23.53 148.16; 4740 Mackay -21.14 149.19; 4740 Paget -21.18 149.17;
    4744 Moranbah -22.00 148.05; 4810 Townsville -19.26 146.82; 4814 Garbutt -19.26 146.77; 4818 Bohle -19.25 146.71;
    4825 Mount Isa -20.73 139.49; 4870 Cairns -16.92 145.77; 4870 Portsmith -16.94 145.76`,
  SA: `5000 Adelaide -34.93 138.60; 5007 Hindmarsh -34.91 138.57; 5008 Croydon Park -34.88 138.57; 5009 Beverley -34.89 138.54;
    5010 Regency Park -34.87 138.57; 5012 Mansfield Park -34.86 138.55; 5013 Wingfield -34.84 138.56; 5013 Gillman -34.84 138.53;
    5013 Ottoway -34.85 138.53; 5015 Port Adelaide -34.85 138.50; 5018 North Haven -34.79 138.49; 5031 Mile End -34.92 138.57;
    5033 Richmond -34.94 138.56; 5037 Netley -34.95 138.55; 5039 Melrose Park -34.98 138.57; 5042 Tonsley -35.01 138.57;
    5094 Cavan -34.82 138.60; 5094 Dry Creek -34.83 138.58; 5095 Pooraka -34.82 138.63; 5106 Salisbury South -34.78 138.64;
    5108 Salisbury -34.76 138.64; 5110 Burton -34.73 138.60; 5111 Edinburgh -34.73 138.63; 5112 Elizabeth -34.72 138.67;
    5160 Lonsdale -35.11 138.49; 5253 Murray Bridge -35.12 139.27; 5290 Mount Gambier -37.83 140.78; 5540 Port Pirie -33.19 138.02;
    5600 Whyalla -33.03 137.58; 5606 Port Lincoln -34.73 135.86; 5700 Port Augusta -32.49 137.77`,
  WA: `6000 Perth -31.95 115.86; 6017 Osborne Park -31.90 115.81; 6021 Balcatta -31.87 115.82; 6027 Joondalup -31.75 115.77;
    6053 Bayswater -31.92 115.92; 6054 Bassendean -31.91 115.95; 6055 Hazelmere -31.91 116.00; 6056 Midland -31.89 116.01;
    6058 Forrestfield -31.99 116.00; 6062 Morley -31.89 115.91; 6065 Wangara -31.79 115.83; 6090 Malaga -31.85 115.90;
    6100 Victoria Park -31.98 115.90; 6104 Belmont -31.95 115.93; 6105 Kewdale -31.98 115.96; 6106 Welshpool -31.99 115.95;
    6107 Cannington -32.02 115.93; 6109 Maddington -32.05 115.99; 6112 Armadale -32.15 116.01; 6154 Myaree -32.04 115.82;
    6155 Canning Vale -32.06 115.92; 6160 Fremantle -32.06 115.75; 6163 Bibra Lake -32.10 115.82; 6163 O'Connor -32.06 115.79;
    6164 Jandakot -32.10 115.87; 6166 Henderson -32.16 115.77; 6167 Kwinana -32.24 115.77; 6168 Rockingham -32.28 115.73;
    6210 Mandurah -32.53 115.72; 6225 Collie -33.36 116.15; 6230 Bunbury -33.33 115.64; 6330 Albany -35.02 117.88;
    6430 Kalgoorlie -30.75 121.47; 6450 Esperance -33.86 121.89; 6530 Geraldton -28.78 114.61; 6714 Karratha -20.74 116.85;
    6721 Port Hedland -20.31 118.58; 6725 Broome -17.96 122.24; 6753 Newman -23.36 119.73`,
  TAS: `7000 Hobart -42.88 147.33; 7009 Derwent Park -42.84 147.30; 7010 Glenorchy -42.83 147.28; 7018 Mornington -42.86 147.41;
    7170 Cambridge -42.84 147.45; 7248 Invermay -41.42 147.13; 7249 Kings Meadows -41.47 147.16; 7250 Launceston -41.43 147.14;
    7253 Bell Bay -41.13 146.87; 7310 Devonport -41.18 146.36; 7320 Burnie -41.06 145.91`,
  NT: `0800 Darwin -12.46 130.84; 0820 Winnellie -12.43 130.88; 0820 Stuart Park -12.45 130.85; 0822 East Arm -12.48 130.92;
    0828 Berrimah -12.43 130.93; 0830 Palmerston -12.49 130.98; 0850 Katherine -14.47 132.27; 0870 Alice Springs -23.70 133.88`,
};

export const places: readonly Place[] = Object.entries(byState).flatMap(([state, text]) =>
  text.split(';').map((entry) => {
    const [, postcode = '', suburb = '', latitude, longitude] =
      /^\s*(\d{4}) (.+) (-[\d.]+) ([\d.]+)\s*$/.exec(entry) ?? [];
    return { postcode, suburb, state, latitude: Number(latitude), longitude: Number(longitude) };
  }),
);

export function placeNamed(suburb: string, state = 'NSW'): Place {
  const found = places.find((place) => place.suburb === suburb && place.state === state);
  if (!found) throw new Error(`No place ${suburb} ${state}`);
  return found;
}

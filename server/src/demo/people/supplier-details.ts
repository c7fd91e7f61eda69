import type { Supplier } from '../../supplier/supplier.ts';

/** Logo: a PNG of the name next to a hexagon, in base64. */
const logo = [
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAABgBAMAAADBdDlSAAAAMFBMVEX////v8/ff5+/Q3OjA0OCwxNihudGRrcmBocFylrpiirJSfqpDc6MzZ5',
  'sjW5MUUIzImVTiAAAHOklEQVR42u2ca2wUVRSA72y7fSxFF8rToOwPogHEVkPUxEA3dkJifHRVEjDGtBACxkRboygYBYw/ICTaaowYIWkDJmrQ',
  'tMofoZKVRBONxK0GE34ICxppooHh0Qft7s6Re86d1z7au5vulpns+UP3nrkz95t7z+M+BsbKUpaylMULsvwbb3AsAHjbCxxVGoDe5n6OyhgAQD',
  'Lsdg5fL6CMh9zNoewAIYNBV4M8B6b84WaOh8AmR9zLsRAc8r5bOao1J4je4VLHG4c0SbnSCfuikCEJFzphpROyyHX3OeGXIKtccBvHY5BDfnAX',
  'xzLIKQfdxDFfyw2iv+weDn8cJpBUxC0cFVGYUBKNLnG83TCJjLnDCe+ASWXQDRyPg4SccgEISIkLQU43z5q18t2pAqnu7++fFhD9HSp9RJsakN',
  'rS9aazwYeyThYdjdnpUHx/c4IcyZV9TQNIpRouGCRhCxhKdJpBWuFKwSC77IqaaQbpLRwk4dREpxVE0QoH+c2puT07yBJVVVUeRtfyPxqLBeKH',
  'wkHSGlU5gfutA4BQUd1voHCQ8cxRKgGiqmpQeaOfr98ra/Ye2/2kccmD+7/YaAO5f/vhz2lCUKGqDzP27NmLnxqXrtl+bN9Tlq5q/9EKtQVgWG',
  '3Gsi2fHPt4Qx4gV9NVTTIgN+wkvAKgjzHlPQypYnPlblzjM0EetXR1/J2t4r9P0KVvWVPROoDrLAp6QMyF+D4HzZY+kAfpyjYuZEAicQRpFw/H',
  'cj+mBqmloq5wgSk+emcAJP22S1eJpCJCurFasINUiFmfHpYGybDbChkQDWAzcJAqh89oob+PirqGB/yLRn+yybrUfMoQ6cYbHCCrDfXfsiB6pk',
  '6TA3kTQe4AgG/3agBj5DwBUr9CkuryDhnf3AuQpMam4vAnv+0odQKc3huncRQASHQ7QGIA+lF+26QsyFimrlsOpBdS3/Xw+DJOPjvEWDWt7j0h',
  '6jYAJEPMFwNow8YCdLC5fI8viJaYDGJhhEA0+O84hqsror/aaEMwIgkykqlrlwDhQ3g0SH+cR/fPH3wLtpU8OPm/8+Q9BgiEv7XV1PZuHFTKjR',
  'v2CMiDIu5ykCrhTVvRDKVAhrKlO3Ig/F0pJ89c6qMGdaGJJA0PbhbyZl6jxp4X462HsS/PXLrMcAjZIE2QGu7G+MRm032yQ+tapq5JDiSRZlc9',
  'jHXS+Mc7UDdF6PWOUWO7xKgZsAetcxakCVJt+Db5OJIlji6WAxm2a8gVR8WLmYl1a4VPrMR+4o0NC+YrdpDLFqQJwt/BYGOJQMyavpWqqiGIUR',
  'rAutwx7eGCvpGXBUVVGgbKSlWNmiARO4iCj/95Qx4gVzN1DXIg56hs3lfi4j686zkr16qzZW3ooHQjvead6T8g3LwAabSDGJ7zp0ZpkCzG3iIH',
  'Qql8lRl1CGTAiOg0wKywG6CQgW0ctu+UXbb1lgmySCiT0pF9uGCvRX7R2imaECRsgXTiQ62HEIjOHCDmAuKILMj1TF2nHEiPkfSnPjJsJHNo7R',
  'EScvTIEOYA+mdrLRtJB1FeMF+BHEiqsBTFAJkhpsrUQxo2y27sQftMQzcc1RDmAF/bvVY6CGNz92NDBoqbNBogi8WroB6JCedR53C/Jghh4UXG',
  'naK5QRjzvZjdiLOD7EpX1eQD0kQh2Uc20itsbjHWrQJ7pmS6WI2Pv1utF5AbBEf5SMETq4Z8QFoJpIZAdooUqR3rVjhmOwFKTdCq+jhqUvzIDu',
  'ILigeOFneqa4C0UKpyD4E0ieETp7pxkV1d/GUfgVwVQB0cRBc3TAfh0fKuA1qH8BrSPZJuJBWQ59CCEPPFySpnkgnXirrtZr47SgDJIEWpEObJ',
  'Eab0Ep0F0k5+tJUmY/yG16RBTjg1i/IC4Q06Vd8NMbRK7otSr9wZE3U51xHlAQ07BlP1wcYFNAj4rwuzd8BFbLgFwjE3LAnOBNA3MjYvlofXkl',
  'ygywEiPIPOFx2OhxURrv+lulbn0sQqFTPN0i8UzwDAyQ4LhAw0ZFuTikiDyC2Z5gBRKOiM1FLsElPt9aKuMUUbFVPd1Vbb6H2NI9AuC2QGgViT',
  'u9GpXsTOAULTWmjzaQhSiVwjVcLoaVGFVlF4Y9GW4B9rQbOLRxU7CN4HQkbNyY8qOVZyf7fKV0CeIGivhxhbTm5jGW5s+43r5vOWJyJmZF9onQ',
  'DlydSPdOzNNrTYbWK9aMFZzBnbWD4g1jLY0vx3rHzPv4bLhfXNlFhs2WTf1lbWvL7WnqLM2WaolfW7n+b/zm52boPP2fYqFdSv27N18h3ytM3C',
  'D8XWWxE3QwNZl56mfDM0sfXe+nVRcD9I8beniwRS+gMDRQIp/RGOYoGU/FBNsUBKfsypaCClPnhWPJASHwUsIohnDmd657isdw4we+dIuWcO+X',
  'vnswvvfAjjnU+TvPOxmHc+3/POB5We+cTVOx8de+czcO98mO+d/yqhLGUpS1luUvkfsz+be54HEFkAAAAASUVORK5CYII=',
];

/** The demo supplier's details for printed documents. Numbers and addresses are fictional. */
export const demoSupplier: Supplier = {
  name: 'Tradeparts',
  legal_name: 'Tradeparts Fasteners Pty Ltd',
  business_number: '12 345 678 901',
  address: ['48 Bourke Road', 'Alexandria NSW 2015'],
  phone: '02 5550 0100',
  email: 'orders@tradeparts.example',
  website: 'www.tradeparts.example',
  payment: { days: 30, from: 'end of month' },
  bank_details: [
    { label: 'Bank', value: 'Example Bank' },
    { label: 'Account name', value: 'Tradeparts Fasteners Pty Ltd' },
    { label: 'BSB', value: '000-000' },
    { label: 'Account number', value: '1234 5678' },
  ],
  terms:
    'All amounts are in Australian dollars. Goods remain our property until they are paid for in full. Please check the delivery against this document and report shortages within 7 days.',
  footer: 'Tradeparts Fasteners Pty Ltd, ABN 12 345 678 901. Questions about this document: 02 5550 0100.',
  time_zone: 'Australia/Sydney',
  logo_base64: logo.join(''),
};

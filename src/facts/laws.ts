import { fact } from './fact.ts';

export interface Law {
  readonly state: string;
  /** The act about buildings with several owners. */
  readonly owners: string;
  /** True if the work decides which of the named sections applies. */
  readonly byWork?: true;
  /** The act about renting a home. */
  readonly renting: string;
}

/** The acts about approval. Named, not explained: the rules depend on the building and its by-laws, or on the lease. */
export const LAWS = {
  ACT: fact<Law>(
    'law',
    {
      state: 'the Australian Capital Territory',
      owners: 'Unit Titles (Management) Act 2011',
      renting: 'Residential Tenancies Act 1997',
    },
    'www.legislation.act.gov.au',
    '2026-11',
    'copy',
  ),
  // Section 110 covers minor renovations, except changes to the outside (110(7)(c)), which come under section 108.
  NSW: fact<Law>(
    'law',
    {
      state: 'New South Wales',
      owners: 'Strata Schemes Management Act 2015, sections 108 and 110',
      byWork: true,
      renting: 'Residential Tenancies Act 2010',
    },
    'legislation.nsw.gov.au, lookupstrata.com.au',
    '2026-11',
    'copy',
  ),
  NT: fact<Law>(
    'law',
    {
      state: 'the Northern Territory',
      owners: 'Unit Title Schemes Act 2009',
      renting: 'Residential Tenancies Act 1999',
    },
    'legislation.nt.gov.au',
    '2026-11',
    'copy',
  ),
  QLD: fact<Law>(
    'law',
    {
      state: 'Queensland',
      owners: 'Body Corporate and Community Management Act 1997',
      renting: 'Residential Tenancies and Rooming Accommodation Act 2008',
    },
    'www.legislation.qld.gov.au',
    '2026-11',
    'copy',
  ),
  SA: fact<Law>(
    'law',
    {
      state: 'South Australia',
      owners: 'Strata Titles Act 1988 or Community Titles Act 1996',
      renting: 'Residential Tenancies Act 1995',
    },
    'www.legislation.sa.gov.au',
    '2026-11',
    'copy',
  ),
  TAS: fact<Law>(
    'law',
    { state: 'Tasmania', owners: 'Strata Titles Act 1998', renting: 'Residential Tenancy Act 1997' },
    'www.legislation.tas.gov.au',
    '2026-11',
    'copy',
  ),
  VIC: fact<Law>(
    'law',
    { state: 'Victoria', owners: 'Owners Corporations Act 2006', renting: 'Residential Tenancies Act 1997' },
    'www.legislation.vic.gov.au',
    '2026-11',
    'copy',
  ),
  WA: fact<Law>(
    'law',
    { state: 'Western Australia', owners: 'Strata Titles Act 1985', renting: 'Residential Tenancies Act 1987' },
    'www.legislation.wa.gov.au',
    '2026-11',
    'copy',
  ),
};

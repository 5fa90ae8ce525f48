import type { State } from './stateOf.ts';

interface ApprovalLaw {
  readonly state: string;
  /** The act about buildings with several owners. */
  readonly owners: string;
  /** The act about renting a home. */
  readonly renting: string;
  /** Where the state publishes its acts. */
  readonly site: string;
}

/** When the names of these acts were last checked: milliseconds since 1970. */
export const LAW_CHECKED = Date.UTC(2026, 10, 25);

/** Named, not explained: what they ask for depends on the building and its by-laws, or on the lease. */
export const APPROVAL_LAW: Readonly<Record<State, ApprovalLaw>> = {
  ACT: {
    state: 'the Australian Capital Territory',
    owners: 'Unit Titles (Management) Act 2011',
    renting: 'Residential Tenancies Act 1997',
    site: 'www.legislation.act.gov.au',
  },
  NSW: {
    state: 'New South Wales',
    owners: 'Strata Schemes Management Act 2015, section 110',
    renting: 'Residential Tenancies Act 2010',
    site: 'legislation.nsw.gov.au',
  },
  NT: {
    state: 'the Northern Territory',
    owners: 'Unit Title Schemes Act 2009',
    renting: 'Residential Tenancies Act 1999',
    site: 'legislation.nt.gov.au',
  },
  QLD: {
    state: 'Queensland',
    owners: 'Body Corporate and Community Management Act 1997',
    renting: 'Residential Tenancies and Rooming Accommodation Act 2008',
    site: 'www.legislation.qld.gov.au',
  },
  SA: {
    state: 'South Australia',
    owners: 'Strata Titles Act 1988 or Community Titles Act 1996',
    renting: 'Residential Tenancies Act 1995',
    site: 'www.legislation.sa.gov.au',
  },
  TAS: {
    state: 'Tasmania',
    owners: 'Strata Titles Act 1998',
    renting: 'Residential Tenancy Act 1997',
    site: 'www.legislation.tas.gov.au',
  },
  VIC: {
    state: 'Victoria',
    owners: 'Owners Corporations Act 2006',
    renting: 'Residential Tenancies Act 1997',
    site: 'www.legislation.vic.gov.au',
  },
  WA: {
    state: 'Western Australia',
    owners: 'Strata Titles Act 1985',
    renting: 'Residential Tenancies Act 1987',
    site: 'www.legislation.wa.gov.au',
  },
};

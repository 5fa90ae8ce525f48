/**
 * The name for all owners of a building in each state's own act: Body Corporate and Community Management Act 1997 (Qld), Strata Titles Act
 * 1998 (Tas) and Unit Title Schemes Act 2009 (NT); Strata Schemes Management Act 2015 (NSW), Owners Corporations Act 2006 (Vic) and Unit
 * Titles (Management) Act 2011 (ACT); Strata Titles Act 1985 (WA); Strata Titles Act 1988 and Community Titles Act 1996 (SA). No screen
 * names their source, so it is in the list of facts alone.
 */
export const OWNERS = {
  QLD: 'body',
  TAS: 'body',
  NT: 'body',
  NSW: 'owners',
  VIC: 'owners',
  ACT: 'owners',
  WA: 'company',
  SA: 'corporation',
} as const;

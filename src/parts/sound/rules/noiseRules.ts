import type { State } from '../../../climate/stateOf.ts';

interface NoiseRule {
  /** The name of the law, or of the page about it. */
  readonly name: string;
  readonly url: string;
}

/** When these pages were last read: milliseconds since 1970. */
export const RULES_READ = Date.UTC(2026, 10, 25);

/** Each state's own page on noise between neighbours. Levels and hours differ and change, so they aren't repeated here. */
export const NOISE_RULES: Readonly<Record<State, NoiseRule>> = {
  ACT: {
    name: 'Environment Protection Regulation 2005 (ACT)',
    url: 'https://www.legislation.act.gov.au/sl/2005-38',
  },
  NSW: {
    name: 'NSW EPA, noise control regulation',
    url: 'https://www.epa.nsw.gov.au/your-environment/noise/regulating-noise/poeo-noise-regulation',
  },
  NT: { name: 'NT EPA, noise', url: 'https://ntepa.nt.gov.au/your-environment/noise' },
  QLD: {
    name: 'Environmental Protection Act 1994 (Queensland), section 440U',
    url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-1994-062#sec.440U',
  },
  SA: {
    name: 'EPA South Australia, neighbourhood nuisance and noise',
    url: 'https://report.epa.sa.gov.au/community/neighbourhood-nuisance',
  },
  TAS: { name: 'EPA Tasmania, noise legislation', url: 'https://epa.tas.gov.au/environment/noise/noise-legislation' },
  VIC: {
    name: 'EPA Victoria, noise regulations',
    url: 'https://www.epa.vic.gov.au/about-epa/laws/new-laws/summary-of-regulations/summary-of-noise-regulations',
  },
  WA: {
    name: 'Environmental Protection (Noise) Regulations 1997 (WA)',
    url: 'https://www.austlii.edu.au/au/legis/wa/consol_reg/epr1997461/',
  },
};

/** FairAir's noise estimator, with its advice for a neighbour's window. */
export const FAIRAIR = { name: 'FairAir', url: 'https://fairair.com.au/noise/' };

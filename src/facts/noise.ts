import { fact } from './fact.ts';

/** Each state's own law or page on noise between neighbours, by its name. Levels and hours differ and change, so they aren't repeated here. */
export const NOISE_RULES = {
  ACT: fact(
    'noise',
    'Environment Protection Regulation 2005 (ACT)',
    'https://www.legislation.act.gov.au/sl/2005-38',
    '2026-11',
    'copy',
  ),
  NSW: fact(
    'noise',
    'NSW EPA, noise control regulation',
    'https://www.epa.nsw.gov.au/your-environment/noise/regulating-noise/poeo-noise-regulation',
    '2026-11',
    'copy',
  ),
  NT: fact('noise', 'NT EPA, noise', 'https://ntepa.nt.gov.au/your-environment/noise', '2026-11', 'copy'),
  QLD: fact(
    'noise',
    'Environmental Protection Act 1994 (Queensland), section 440U',
    'https://www.legislation.qld.gov.au/view/html/inforce/current/act-1994-062#sec.440U',
    '2026-11',
    'copy',
  ),
  SA: fact(
    'noise',
    'EPA South Australia, neighbourhood nuisance and noise',
    'https://report.epa.sa.gov.au/community/neighbourhood-nuisance',
    '2026-11',
    'copy',
  ),
  TAS: fact(
    'noise',
    'EPA Tasmania, noise legislation',
    'https://epa.tas.gov.au/environment/noise/noise-legislation',
    '2026-11',
    'copy',
  ),
  VIC: fact(
    'noise',
    'EPA Victoria, noise regulations',
    'https://www.epa.vic.gov.au/about-epa/laws/new-laws/summary-of-regulations/summary-of-noise-regulations',
    '2026-11',
    'copy',
  ),
  WA: fact(
    'noise',
    'Environmental Protection (Noise) Regulations 1997 (WA)',
    'https://www.austlii.edu.au/au/legis/wa/consol_reg/epr1997461/',
    '2026-11',
    'copy',
  ),
};

/**
 * The most noise at a neighbour's window, in dB(A), by the industry's noise estimator. It warns that some states allow nothing above
 * the background at night, which may be less, so it is never shown without `sound.night`.
 */
export const FAIRAIR = fact('noise', 35, 'https://fairair.com.au/noise/', '2026-11', 'copy');

import type { EnquiryOptions } from './enquiries/openEnquiries.ts';
import { bad, type OptionValues, type ReadValue, readWhole } from './readValues.ts';

export const ENQUIRY_OPTIONS = {
  enquiries: { type: 'string' },
  'enquiry-form': { type: 'string' },
  'keep-enquiries': { type: 'string' },
  webhook: { type: 'string' },
  'webhook-private': { type: 'boolean' },
  'mail-to': { type: 'string' },
  'mail-from': { type: 'string' },
  'trust-proxy': { type: 'string' },
} as const;

const MAX_DAYS = 3650;
const MAIL_ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
/** 24 bytes, the least that Standard Webhooks allows. */
const SECRET = /^(whsec_)?[A-Za-z\d+/]{32,}={0,2}$/;

/** The options about enquiries; null without `--enquiries`. An empty variable counts as unset. */
export function readEnquiryOptions(
  values: OptionValues<typeof ENQUIRY_OPTIONS>,
  env: Readonly<Record<string, string | undefined>>,
): ReadValue<EnquiryOptions | null> {
  const { 'mail-to': to } = values;
  const place = values.enquiries ?? (env.ENQUIRIES || undefined);
  if (place === undefined) {
    const [other] = Object.keys(ENQUIRY_OPTIONS).filter(
      (name) => values[name as keyof typeof values] !== undefined && name !== 'trust-proxy',
    );
    return other === undefined ? { ok: true, value: null } : bad(`--${other} needs --enquiries.`);
  }
  if (place.trim() === '') return bad('--enquiries is empty: name a file, or a database with postgres://….');
  const days = readWhole('--keep-enquiries', values['keep-enquiries'] ?? '180', 'a number of days', 1, MAX_DAYS);
  if (!days.ok) return days;

  const webhook = values.webhook ?? (env.WEBHOOK || undefined);
  const allowPrivate = values['webhook-private'] ?? false;
  if (webhook !== undefined) {
    const protocol = URL.canParse(webhook) ? new URL(webhook).protocol : '';
    if (protocol !== 'https:' && !(protocol === 'http:' && allowPrivate)) {
      return bad(
        `${values.webhook === undefined ? 'WEBHOOK' : '--webhook'} must be an address that begins with https://, or with http:// and --webhook-private.`,
      );
    }
    if (!SECRET.test(env.WEBHOOK_SECRET ?? '')) {
      return bad('--webhook needs the variable WEBHOOK_SECRET: at least 24 random bytes as Base64.');
    }
  }
  const from = values['mail-from'] ?? to;
  for (const [name, address] of [
    ['--mail-to', to],
    ['--mail-from', from],
  ]) {
    if (address !== undefined && !MAIL_ADDRESS.test(address)) return bad(`${name} must be an e-mail address.`);
  }
  if (to === undefined && from !== undefined) return bad('--mail-from needs --mail-to.');
  const relay = env.SMTP_URL || 'smtp://localhost:25';
  if (!/^smtps?:\/\/./i.test(relay) || !URL.canParse(relay))
    return bad('SMTP_URL must begin with smtp:// or smtps://.');
  return {
    ok: true,
    value: {
      place,
      form: values['enquiry-form'],
      keepDays: days.value,
      webhook: webhook === undefined ? null : { url: new URL(webhook), secret: env.WEBHOOK_SECRET ?? '', allowPrivate },
      mail: to === undefined ? null : { relay, to, from: from ?? to },
      isProxied: values['trust-proxy'] !== undefined,
      key: env.ENQUIRY_KEY || undefined,
    },
  };
}

import type { EnquiryOptions } from './enquiries/openEnquiries.ts';
import { bad, type OptionValues, type ReadValue, readWhole } from './readValues.ts';

/** The options about messages. */
export const CHANNEL_OPTIONS = {
  webhook: { type: 'string' },
  'webhook-private': { type: 'boolean' },
  'mail-to': { type: 'string', multiple: true },
  'mail-from': { type: 'string' },
} as const;

export const ENQUIRY_OPTIONS = {
  enquiries: { type: 'string' },
  'enquiry-form': { type: 'string' },
  'keep-enquiries': { type: 'string' },
  'trust-proxy': { type: 'string' },
  ...CHANNEL_OPTIONS,
} as const;

const MAX_DAYS = 3650;
const MAX_MAIL_TO = 5;
const MAIL_ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

/** The form of a webhook's own header and of its secret, and the headers that only we set. */
export const WEBHOOK = {
  header: /^([!#$%&'*+.^`|~\w-]+): *([!-~](?:[ -~]*[!-~])?) *$/,
  ours: /^(host|connection|content-.*|transfer-encoding|user-agent|webhook-.*)$/i,
  /** 24 bytes, the least that Standard Webhooks allows. */
  secret: /^(whsec_)?[A-Za-z\d+/]{32,}={0,2}$/,
};

/** The options about enquiries; null without `--enquiries`. An empty variable counts as unset. */
export function readEnquiryOptions(
  values: OptionValues<typeof ENQUIRY_OPTIONS>,
  env: Readonly<Record<string, string | undefined>>,
): ReadValue<EnquiryOptions | null> {
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

  const channels = readChannels(values, env);
  if (!channels.ok) return channels;
  return {
    ok: true,
    value: {
      place,
      form: values['enquiry-form'],
      keepDays: days.value,
      ...channels.value,
      key: env.ENQUIRY_KEY || undefined,
    },
  };
}

/** Where messages go, by the same options and variables of `serve` and of `enquiries test`. */
export function readChannels(
  values: OptionValues<typeof CHANNEL_OPTIONS>,
  env: Readonly<Record<string, string | undefined>>,
): ReadValue<Pick<EnquiryOptions, 'webhook' | 'mail'>> {
  const { 'mail-to': to = [] } = values;
  const webhook = values.webhook ?? (env.WEBHOOK || undefined);
  const header = readHeader(env.WEBHOOK_HEADER ?? '');
  if (!header.ok) return header;
  const allowPrivate = values['webhook-private'] ?? false;
  if (webhook !== undefined) {
    const protocol = URL.canParse(webhook) ? new URL(webhook).protocol : '';
    if (protocol !== 'https:' && !(protocol === 'http:' && allowPrivate)) {
      return bad(
        `${values.webhook === undefined ? 'WEBHOOK' : '--webhook'} must be an address that begins with https://, or with http:// and --webhook-private.`,
      );
    }
    if (!WEBHOOK.secret.test(env.WEBHOOK_SECRET ?? '')) {
      return bad('--webhook needs the variable WEBHOOK_SECRET: at least 24 random bytes as Base64.');
    }
  }
  const [first] = to;
  const from = values['mail-from'] ?? first;
  for (const [name, address] of [...to.map((one) => ['--mail-to', one] as const), ['--mail-from', from] as const]) {
    if (address !== undefined && !MAIL_ADDRESS.test(address)) return bad(`${name} must be an e-mail address.`);
  }
  if (to.length > MAX_MAIL_TO) return bad(`--mail-to may be repeated up to ${MAX_MAIL_TO} times.`);
  if (first === undefined && from !== undefined) return bad('--mail-from needs --mail-to.');
  const relay = env.SMTP_URL || 'smtp://localhost:25';
  if (!/^smtps?:\/\/./i.test(relay) || !URL.canParse(relay))
    return bad('SMTP_URL must begin with smtp:// or smtps://.');
  return {
    ok: true,
    value: {
      webhook:
        webhook === undefined
          ? null
          : { url: new URL(webhook), secret: env.WEBHOOK_SECRET ?? '', header: header.value, allowPrivate },
      mail: first === undefined ? null : { relay, to, from: from ?? first },
    },
  };
}

/** "Name: value"; null for an empty text. The message never has the value. */
function readHeader(text: string): ReadValue<readonly [string, string] | null> {
  if (text === '') return { ok: true, value: null };
  const [, name = '', value = ''] = WEBHOOK.header.exec(text) ?? [];
  if (name === '') return bad('WEBHOOK_HEADER must be “Name: value” in one line of ASCII.');
  if (WEBHOOK.ours.test(name)) return bad(`WEBHOOK_HEADER can’t be ${name}, which the webhook sets itself.`);
  return { ok: true, value: [name, value] };
}

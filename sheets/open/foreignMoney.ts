const SIGNS = /US\$|NZ\$|C\$|CA\$|S\$|HK\$|R\$|[€£¥₹₽₩₺₴₫฿₪₦₱₸]/i;
const CODES =
  /(?<!\p{L})(?:USD|EUR|GBP|NZD|CAD|SGD|HKD|INR|RUB|BRL|CNY|RMB|JPY|KRW|TWD|THB|VND|IDR|MYR|PHP|HUF|PLN|CZK|SEK|NOK|DKK|CHF|ZAR|TRY|UAH|AED|SAR|MXN|euros?|rupees?|руб|zł|元|円|원)(?!\p{L})/iu;
/** In small letters, some of these are units or words. */
const SHORT = /(?<!\p{L})(?:Rs|Ft|kr|Kč|Rp|RM)(?!\p{L})/u;

/** The sign or word of money that isn't Australian, such as `€` or `NZD`; null if the text has none. */
export function foreignMoney(text: string): string | null {
  if (/A\$|AU\$|AUD/i.test(text)) return null;
  return (SIGNS.exec(text) ?? CODES.exec(text) ?? SHORT.exec(text))?.[0] ?? null;
}

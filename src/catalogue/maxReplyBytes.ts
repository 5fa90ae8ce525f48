/** The largest reply to the products call, in UTF-8: 16 MiB. In a file of its own, because the landing screen needs no other limit. */
export const MAX_REPLY_BYTES = 16 * 1024 * 1024;

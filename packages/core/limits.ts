/** Bounds of the service, each with its source. Sizes of single fields stand in the schemas that state them. */

/** Request bodies over this many bytes are refused. Source: decisions, Errors. */
export const BODY_MAX_BYTES = 256 * 1024;

/** Source: spec, Limits. */
export const PAGE_MAX = 1000;
export const PER_PAGE_MAX = 100;
export const PER_PAGE_DEFAULT = 20;

/** Idempotency keys are remembered this long. Source: decisions, Idempotency-Key. */
export const IDEMPOTENCY_RETENTION_MS = 7 * 86_400_000;
export const IDEMPOTENCY_KEY_MAX = 255;

/** Source: spec, Limits, "Co-founder invites". */
export const INVITES_MAX = 10;

/** Source: spec, Limits, "Milestones". */
export const MILESTONES_MAX = 50;

/** Launch weeks that can be bought, from the next one on. */
export const PAID_WEEKS_AHEAD = 12;

/** An order that nobody has paid is closed after this long; its prices hold until then. */
export const ORDER_OPEN_MS = 14 * 86_400_000;

/** An opened payment, with its frozen totals and its places in launch weeks, holds this long. */
export const PAYMENT_OPEN_MS = 2 * 3_600_000;

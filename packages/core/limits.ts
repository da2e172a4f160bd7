/** Bounds of the service, each with its source. Sizes of single fields stand in the schemas that state them. */

/**
 * Request bodies over this many bytes are refused, but for operations whose largest legal body is larger: those state
 * their own (`bodyMaxBytes`), and a test computes it from their schemas. Source: docs/decisions/010-body-sizes.md.
 */
export const BODY_MAX_BYTES = 1024 * 1024;
export const LARGE_BODY_MAX_BYTES = 4 * 1024 * 1024;

/** So much of a refused body is read and thrown away, and for so long, to keep its connection usable. */
export const DISCARD_MAX_BYTES = 16 * 1024 * 1024;
export const DISCARD_MAX_MS = 5_000;

/** Source: docs/limits.md#lists-and-searches. */
export const PAGE_MAX = 1000;
export const PER_PAGE_MAX = 100;
export const PER_PAGE_DEFAULT = 20;

/** Idempotency keys are remembered this long. Source: docs/api.md#idempotency-keys. */
export const IDEMPOTENCY_RETENTION_MS = 7 * 86_400_000;
export const IDEMPOTENCY_KEY_MAX = 255;

/** Name of an API key: what will use it. */
export const API_KEY_NAME_MAX = 80;

/** Source: docs/limits.md#drafts. */
export const INVITES_MAX = 10;

/** Source: docs/limits.md#drafts. */
export const FOUNDERS_MAX = 6;

/** Source: docs/limits.md#drafts. */
export const MILESTONES_MAX = 50;

/** Launch weeks that can be bought, from the next one on. */
export const PAID_WEEKS_AHEAD = 12;

/** An order that nobody has paid is closed after this long; its prices hold until then. */
export const ORDER_OPEN_MS = 14 * 86_400_000;

/** An opened payment, with its frozen totals and its places in launch weeks, holds this long. */
export const PAYMENT_OPEN_MS = 2 * 3_600_000;

/** Reading a site. Source: docs/crawling.md#bounds; the robots.txt bound: RFC 9309, section 2.5; redirects: section 2.3.1.2. */
export const CRAWL_MAX_PAGES = 8;
export const CRAWL_PAGE_MAX_BYTES = 512 * 1024;
export const CRAWL_SITE_MAX_BYTES = 3 * 1024 * 1024;
export const CRAWL_SITE_TIMEOUT_MS = 25_000;
export const CRAWL_REQUEST_TIMEOUT_MS = 6_000;
export const CRAWL_PARALLEL_REQUESTS = 3;
export const CRAWL_MAX_REDIRECTS = 5;
export const ROBOTS_MAX_BYTES = 500 * 1024;

/** A claim waits this long for its proof. Source: docs/claims.md#rules. */
export const CLAIM_OPEN_MS = 7 * 86_400_000;

/** Proofs of verified claims are looked at again after this long. Source: docs/claims.md#rules. */
export const CLAIM_RECHECK_MS = 30 * 86_400_000;

/** Characters of a review, of the owner's answer to it, of why it is reported, and of what the site team says of it. */
export const REVIEW_MIN = 20;
export const REVIEW_MAX = 5000;
export const REVIEW_REPLY_MAX = 2000;
export const REVIEW_REPORT_MAX = 500;
export const REVIEW_JUDGEMENT_MAX = 500;

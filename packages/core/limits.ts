/**
 * Bounds of the service, each with its source. What one schema alone states stands there; scripts/bounds.test.ts finds
 * bounds that are typed again in forms and sentences.
 */

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
/** How long the same press of a form's button is one press: longer than the slowest of them, a look at a website (15 s). Source: docs/architecture.md#forms. */
export const ONE_PRESS_MS = 20_000;
export const IDEMPOTENCY_KEY_MAX = 255;

/** Words to search for, in listings and posts, and in names of founders. Source: docs/limits.md#lists-and-searches. */
export const SEARCH_MAX = 200;
export const FOUNDER_SEARCH_MAX = 120;

/** A web address, as submitted or found; a host name. Source: docs/limits.md#drafts; RFC 1035, section 2.3.4. */
export const ADDRESS_MAX = 2048;
export const HOST_MAX = 253;
/** An address of a profile, a milestone, a picture. Source: docs/limits.md#profiles-elsewhere. */
export const LINK_MAX = 500;

/** The site team's texts and words of a category. Source: docs/limits.md#categories. */
export const CATEGORY_TEXT_MAX = 500;
/** A category's name, and its place among its neighbours. */
export const CATEGORY_NAME_MAX = 80;
export const CATEGORY_POSITION_MAX = 10_000;
export const CATEGORY_SYNONYMS_MAX = 300;
export const CATEGORY_HINTS_MAX = 100;
export const CATEGORY_PHRASE_MAX = 60;
/** A draft is given this many categories at most. */
export const CATEGORY_CHOICES_MAX = 500;

/** Where somebody goes on after signing in: a path of this site. */
export const RETURN_TO_MAX = 4000;

/** What somebody pressed before signing in, as text: with an address in it, it still fits into a cookie. */
export const INTENT_MAX = 1000;

/** Random bytes of a secret in a link: nobody guesses 256 bits. */
export const TOKEN_BYTES = 32;

/** A mailed sign-in link works this long. Source: docs/signing-in.md#people. */
export const SIGN_IN_LINK_SECONDS = 15 * 60;

/** Confirmed addresses of an account. Source: docs/account.md#addresses. */
export const ADDRESSES_MAX = 10;

/** A browser stays signed in this long. Source: docs/signing-in.md#people. */
export const SESSION_DAYS = 30;
export const SESSION_SECONDS = SESSION_DAYS * 86_400;

/** What cannot be undone is asked of who signed in this lately. Source: docs/signing-in.md#signing-in-again. */
export const FRESH_SIGN_IN_SECONDS = 15 * 60;

/** Name of an API key: what will use it. */
export const API_KEY_NAME_MAX = 80;

/** API keys of an account that are not revoked. Source: docs/limits.md#accounts. */
export const API_KEYS_MAX = 50;

/** The longest that an API key with an end lives. Source: docs/signing-in.md#api-keys. */
export const API_KEY_DAYS_MAX = 365;

/** Source: docs/limits.md#drafts. */
export const INVITES_MAX = 10;

/** Characters of a draft's texts, and what its lists hold. Source: docs/limits.md#drafts. */
export const FIELD_MAX = 500;
/** Of a listing, as its owner edits it: lines such as the tagline, short texts, its town, what search engines show. */
export const LISTING_LINE_MAX = 200;
export const LISTING_TEXT_MAX = 300;
export const UPDATE_TITLE_MAX = 200;
export const UPDATE_BODY_MAX = 5000;
export const LISTING_CITY_MAX = 120;
export const LISTING_SEO_DESCRIPTION_MAX = 320;
export const DESCRIPTION_MAX = 20_000;
export const ENTRIES_MAX = 20;
export const ENTRY_MAX = 200;
/** Of an answer of the interview. Source: docs/limits.md#founder-stories. */
export const INTERVIEW_ANSWER_MAX = 4000;
/** Questions of the interview that are asked, and characters of one and of what helps to answer it. */
export const INTERVIEW_QUESTIONS_MAX = 30;
export const INTERVIEW_QUESTION_MAX = 300;
export const INTERVIEW_HELP_MAX = 500;
/** So long it is kept what was not found. Source: docs/search.md#what-was-not-found. */
export const SEARCH_MISSES_KEPT_DAYS = 90;
/** What products are also called: characters and words of a name, and names of one row. Source: docs/search.md#other-names. */
export const SYNONYM_MAX = 60;
export const SYNONYM_WORDS_MAX = 4;
export const SYNONYM_OTHERS_MAX = 12;
/** Rows of one file, and its characters; all rows that a file of them has. */
export const SYNONYM_IMPORT_ROWS_MAX = 500;
export const SYNONYM_IMPORT_TEXT_MAX = 200_000;
export const SYNONYM_EXPORT_ROWS_MAX = 10_000;
/** Earlier answers that are kept of a question. */
export const EARLIER_ANSWERS_MAX = 20;

/** Of the title of a story. Source: docs/limits.md#founder-stories. */
export const STORY_TITLE_MAX = 200;
export const STORY_SECTION_MAX = 8000;
export const SEO_TITLE_MAX = 70;
export const SEO_META_MAX = 170;
export const FAQS_MAX = 10;
export const FAQ_QUESTION_MAX = 300;
export const FAQ_ANSWER_MAX = 1500;
export const FOUNDERS_MAX = 6;
export const FOUNDER_NAME_MAX = 160;
export const FOUNDER_BIO_MAX = 3000;
export const MILESTONES_MAX = 50;
export const MILESTONE_TITLE_MAX = 200;
export const MILESTONE_DESCRIPTION_MAX = 2000;
/** Fields that one call drafts anew. */
export const REDRAFTED_MAX = 5;

/** Pages that were read for a draft are kept this long. Source: docs/storage.md#from-a-website-to-a-listing. */
export const DRAFT_PAGES_KEPT_DAYS = 90;

/** Years of a founding and of a milestone. Source: docs/limits.md#listings. */
export const FOUNDED_YEAR_MIN = 1800;
export const FOUNDED_YEAR_MAX = 2100;

/** Launch weeks that can be bought, from the next one on. */
export const PAID_WEEKS_AHEAD = 12;

/** Products as the site team writes them. Source: docs/orders.md#products. */
export const PRODUCT_CODE_MAX = 60;
export const PRODUCT_NAME_MAX = 80;
export const PRODUCT_TEXT_MAX = 500;
export const OPTION_NAME_MAX = 40;
export const OPTION_LABEL_MAX = 120;
export const OPTION_CHOICE_MAX = 100;
export const OPTION_CHOICES_MAX = 50;

/** Source: docs/orders.md#promo-codes. */
export const PROMO_CODE_MAX = 40;
export const PROMO_NOTE_MAX = 200;

/** How a transfer is named on the account's statement. Source: docs/orders.md#payments-by-hand. */
export const PAYMENT_REFERENCE_MAX = 120;

/** An amount of money as it is typed, in characters. */
export const TYPED_AMOUNT_MAX = 12;

/** A buyer may ask for their money back so long after the payment. Source: docs/orders.md#refunds. */
export const REFUND_ASK_DAYS = 14;
export const REFUND_ASK_REASON_MAX = 1000;
/** Source: docs/limits.md#orders. */
export const ORDER_ITEMS_MAX = 20;
/** An order that nobody has paid is closed after this long; its prices hold until then. */
export const ORDER_OPEN_MS = 14 * 86_400_000;

/** An opened payment, with its frozen totals and its places in launch weeks, holds this long. */
export const PAYMENT_OPEN_MS = 2 * 3_600_000;
/**
 * Stripe opens no page that ends sooner than in half an hour; the rest is for clocks that differ.
 * Source: https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at
 */
export const PAYMENT_PAGE_MIN_MS = 35 * 60_000;

/** An order that nobody has opened for payment keeps a promo code for so long: others may want its last use. Source: docs/orders.md#promo-codes. */
export const PROMO_HELD_MS = 86_400_000;

/** Reading a site. Source: docs/crawling.md#bounds; the robots.txt bound: RFC 9309, section 2.5; redirects: section 2.3.1.2. */
export const CRAWL_MAX_PAGES = 8;
export const CRAWL_PAGE_MAX_BYTES = 512 * 1024;
export const CRAWL_SITE_MAX_BYTES = 3 * 1024 * 1024;
export const CRAWL_SITE_TIMEOUT_MS = 25_000;
export const CRAWL_REQUEST_TIMEOUT_MS = 6_000;
/** Before robots.txt or a home page is asked for once more. Source: docs/crawling.md#asked-once-more. */
export const CRAWL_AGAIN_AFTER_MS = 1_000;
export const CRAWL_PARALLEL_REQUESTS = 3;
export const CRAWL_MAX_REDIRECTS = 5;
export const ROBOTS_MAX_BYTES = 500 * 1024;

/** A claim waits this long for its proof. Source: docs/claims.md#rules. */
export const CLAIM_OPEN_MS = 7 * 86_400_000;

/** Whose claim the site team refused waits this long before another opens a dispute about the listing. Source: docs/claims.md#disputes. */
export const CLAIM_AFTER_REFUSAL_MS = 14 * 86_400_000;

/** Proofs of verified claims are looked at again after this long. Source: docs/claims.md#rules. */
export const CLAIM_RECHECK_MS = 30 * 86_400_000;
/** One that is missing is looked for once more after this long before the claim lapses: sites have bad days. */
export const CLAIM_SECOND_LOOK_MS = 3 * 86_400_000;

/** Why the site team lets a vote count, or not. */
/** Votes of one decision of the site team. */
export const VOTES_JUDGED_MAX = 500;

/** Characters of a review, of the owner's answer to it, of why it is reported, and of what the site team says of it. */
export const REVIEW_MIN = 20;
export const REVIEW_MAX = 5000;
export const REVIEW_REPLY_MAX = 2000;
export const REVIEW_REPORT_MAX = 500;
/** What somebody says beside a report of a fact. */
export const REPORT_WORDS_MAX = 1000;
export const REVIEW_JUDGEMENT_MAX = 500;
/** Reviews of an account younger than this wait: it costs nothing to open. Source: docs/reviews.md#the-automatic-look. */
export const REVIEWER_ACCOUNT_MS = 3 * 86_400_000;
/** So many other reviews of a listing within `REVIEW_BURST_MS` are a burst; what comes then waits. */
export const REVIEW_BURST = 5;
export const REVIEW_BURST_MS = 3_600_000;
/** Characters of a page that the site team writes, such as the terms. */
export const SITE_PAGE_MAX = 20_000;
/** Of a post: its title, its summary, who wrote it, and its text. */
export const POST_TITLE_MAX = 200;
export const POST_SUMMARY_MAX = 500;
export const POST_AUTHOR_MAX = 120;
export const POST_BODY_MAX = 60_000;
/** Pictures of a post, and what is said of each for who cannot see it. Source: docs/blog.md#pictures. */
export const POST_PICTURES_MAX = 30;
export const PICTURE_ALT_MAX = 300;
/** What the site team says of its own edit of a listing, or of an order, to whom it concerns. */
/** Payments of a month that are read by an owner's key. */
export const REVENUE_PAYMENTS_MAX = 200_000;
/** Characters of a key of a payment provider. */
export const REVENUE_KEY_MAX = 255;
export const TEAM_REASON_MAX = 500;
/** Rows that the site team decides on at once. */
export const BULK_ROWS_MAX = 100;
/** Updates that a listing posts in a day (UTC): each is mailed to its followers. Source: docs/limits.md#listings. */
export const UPDATES_A_DAY = 5;

/** A kept picture: its bytes, and its pixels a side. Source: docs/limits.md#pictures. */
export const PICTURE_MAX_BYTES = 512 * 1024;
export const PICTURE_SIDE_MAX = 4096;

/** Alternatives of a listing: as many as a reader compares. Source: docs/listings.md#alternatives. */
export const ALTERNATIVES_MAX = 15;

/** How long views by day and their sources are kept, and websites kept as sources of one listing's day. Source: docs/views.md#where-they-came-from. */
export const VIEWS_KEPT_DAYS = 60;
export const WEBSITES_A_DAY = 20;

/** Addresses of an account that events are sent to, and how long one of them may take to answer. Source: docs/webhooks.md#deliveries. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** What happened is told of for so long. Source: docs/webhooks.md#the-log. */
export const EVENTS_KEPT_DAYS = 30;

/** A file of products to import, its columns and rows, and the choices of categories for it. Source: docs/imports.md#files. */
export const IMPORT_FILE_MAX_BYTES = 3.5 * 1024 * 1024;
export const IMPORT_COLUMNS_MAX = 80;
export const IMPORT_COLUMN_NAME_MAX = 500;
export const IMPORT_ROWS_MAX = 10_000;
/** Of all values of a row: even if every one of them is escaped, they stay below the 2,000,000 bytes of a bound value. */
export const IMPORT_ROW_MAX_CHARACTERS = 300_000;
export const IMPORT_NAME_MAX = 120;
export const IMPORT_CATEGORY_CHOICES_MAX = 200;

/** Rows of a file of ratings, and its characters: it is sent with a form. Source: docs/ratings.md#importing-figures. */
export const RATING_IMPORT_ROWS_MAX = 5000;
export const RATING_IMPORT_TEXT_MAX = 400_000;
/** A rating of 100, in tenths: no provider has more. */
export const RATING_TENTHS_MAX = 1000;

/** USD cents of a month's revenue, and the words for where it was seen. Source: docs/revenue.md#what-the-site-team-notes. */
export const REVENUE_CENTS_MAX = 100_000_000_000;
export const REVENUE_SOURCE_MAX = 120;

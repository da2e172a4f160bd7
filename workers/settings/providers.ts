import type { OpenAiSettings } from "#adapters/ai/openai-compatible";
import type { GitHubConfig } from "#adapters/identity/github";
import type { GoogleConfig } from "#adapters/identity/google";
import type { ResendConfig } from "#adapters/mail/resend";
import type { AnalyticsSettings } from "#adapters/numbers/analytics-engine";
import type { StripeSettings } from "#adapters/payments/stripe";
import type { TurnstileConfig } from "#adapters/person-check/turnstile";
import type { AhrefsConfig } from "#adapters/ratings/ahrefs";
import type { OpenPageRankConfig } from "#adapters/ratings/open-page-rank";
import type { EmbeddingSettings } from "#adapters/vectors/openai-compatible";
import type { Variables } from "#workers/settings/variables";

/**
 * Which service of others does what, one value each: what belongs to a service comes with it, so that half of one cannot
 * be written down. Holds secrets.
 */
export interface Providers {
	payments: ({ kind: "stripe" } & StripeSettings) | { kind: "test" } | { kind: "none" };
	mail:
		| ({ kind: "resend"; webhookSecret: string | undefined } & Omit<ResendConfig, "from">)
		| { kind: "cloudflare" }
		| { kind: "mailbox" };
	model: ({ kind: "openai_compatible" } & OpenAiSettings) | { kind: "workers_ai"; model: string } | { kind: "none" };
	/** Who says what texts mean; `minSimilarity` as a cosine. */
	vectors:
		| ({ kind: "openai_compatible"; minSimilarity: number } & EmbeddingSettings)
		| { kind: "workers_ai"; model: string; minSimilarity: number }
		| { kind: "none" };
	browser: { kind: "browser_rendering"; accountId: string; apiToken: string } | { kind: "none" };
	/** In the order the sign-in page shows them. */
	identity: readonly (({ kind: "github" } & GitHubConfig) | ({ kind: "google" } & GoogleConfig))[];
	/** What secrets are sealed with that are kept to be used again; null where nothing is kept. */
	sealing: { key: string } | null;
	/** What asks whether a person is there. */
	personCheck: ({ kind: "turnstile" } & TurnstileConfig) | { kind: "none" };
	/** Where what was measured is read; this process alone on one's own machine, nowhere in production without a token. */
	numbers: ({ kind: "analytics_engine" } & AnalyticsSettings) | { kind: "this_run" } | { kind: "none" };
	dns: { kind: "public" } | { kind: "own"; endpoints: readonly string[] };
	exchange: { kind: "ecb"; url?: string | undefined } | { kind: "fixed" };
	/** Who is asked with owners' keys for what they took in. */
	revenue: { apiBase: string | undefined };
	vat: { kind: "vies"; baseUrl?: string | undefined } | { kind: "syntax_only" };
	/** Whom of those that rate websites can be asked; which of them is, the site team decides. */
	ratings: { openPageRank: OpenPageRankConfig | null; ahrefs: AhrefsConfig | null };
}

/** Has a context long enough for a whole site, and a JSON mode. Source: Workers AI, model catalogue. */
const WORKERS_AI_MODEL = "@cf/google/gemma-4-26b-a4b-it";

/** Knows many languages, and reads whole texts. Source: Workers AI, model catalogue. */
const WORKERS_AI_VECTORS = "@cf/baai/bge-m3";
/** Models differ in how alike they find texts that have nothing to do with each other. Source: docs/search.md#by-meaning. */
const MIN_SIMILARITY = { workers_ai: 0.5, openai_compatible: 0.35 };

/** @param bound whether Workers AI, Cloudflare's e-mail and Vectorize are bound. */
export function providersOf(vars: Variables, bound: { ai: boolean; email: boolean; vectors: boolean }): Providers {
	return {
		payments: payments(vars),
		mail: mail(vars, bound.email),
		model: model(vars, bound.ai),
		vectors: vectors(vars, bound),
		browser: browser(vars),
		identity: identity(vars),
		personCheck: personCheck(vars),
		numbers: numbers(vars),
		dns: vars.DOH_RESOLVERS === undefined ? { kind: "public" } : { kind: "own", endpoints: vars.DOH_RESOLVERS },
		exchange: exchange(vars),
		revenue: { apiBase: vars.STRIPE_API_BASE },
		vat: vat(vars),
		ratings: ratings(vars),
		sealing: vars.SEALING_KEY === undefined ? null : { key: vars.SEALING_KEY },
	};
}

/** Stripe where it is configured, payments without money locally; production without Stripe sells nothing. */
function payments({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, ...vars }: Variables) {
	if (secretKey !== undefined && webhookSecret !== undefined) {
		return { kind: "stripe", secretKey, webhookSecret, apiBase: vars.STRIPE_API_BASE } as const;
	}
	return vars.ENVIRONMENT === "local" ? ({ kind: "test" } as const) : ({ kind: "none" } as const);
}

/** Real mail where a provider is configured, the mailbox on this machine otherwise; production must have a provider. */
function mail(vars: Variables, hasEmail: boolean): Providers["mail"] {
	const { RESEND_API_KEY: apiKey, RESEND_URL: baseUrl, RESEND_WEBHOOK_SECRET: webhookSecret } = vars;
	if (apiKey !== undefined) return { kind: "resend", apiKey, baseUrl, webhookSecret };
	return hasEmail ? { kind: "cloudflare" } : { kind: "mailbox" };
}

/** An OpenAI-compatible service where one is named, or Workers AI; without a model the pages alone are read. */
function model({ AI_BASE_URL: baseUrl, AI_MODEL, AI_API_KEY: apiKey }: Variables, hasAi: boolean): Providers["model"] {
	if (baseUrl !== undefined && AI_MODEL !== undefined) {
		return { kind: "openai_compatible", baseUrl, model: AI_MODEL, apiKey };
	}
	return hasAi ? { kind: "workers_ai", model: AI_MODEL ?? WORKERS_AI_MODEL } : { kind: "none" };
}

/** An OpenAI-compatible service where one is named; Workers AI where an index is bound too, or a model named; otherwise nobody. */
function vectors(vars: Variables, bound: { ai: boolean; vectors: boolean }): Providers["vectors"] {
	const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_MODEL: model, EMBEDDING_API_KEY: apiKey } = vars;
	const own = vars.EMBEDDING_MIN_SIMILARITY === undefined ? undefined : vars.EMBEDDING_MIN_SIMILARITY / 100;
	if (baseUrl !== undefined && model !== undefined) {
		const minSimilarity = own ?? MIN_SIMILARITY.openai_compatible;
		return { kind: "openai_compatible", baseUrl, model, apiKey, minSimilarity };
	}
	if (!bound.ai || !(bound.vectors || model !== undefined)) return { kind: "none" };
	return { kind: "workers_ai", model: model ?? WORKERS_AI_VECTORS, minSimilarity: own ?? MIN_SIMILARITY.workers_ai };
}

function browser(vars: Variables): Providers["browser"] {
	const { BROWSER_RENDERING_ACCOUNT_ID: accountId, BROWSER_RENDERING_TOKEN: apiToken } = vars;
	if (accountId === undefined || apiToken === undefined) return { kind: "none" };
	return { kind: "browser_rendering", accountId, apiToken };
}

function identity(vars: Variables): Providers["identity"] {
	const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = vars;
	const found: Providers["identity"][number][] = [];
	if (GITHUB_CLIENT_ID !== undefined && GITHUB_CLIENT_SECRET !== undefined) {
		const app = { clientId: GITHUB_CLIENT_ID, clientSecret: GITHUB_CLIENT_SECRET };
		found.push({ kind: "github", ...app, url: vars.GITHUB_URL, apiUrl: vars.GITHUB_API_URL });
	}
	if (GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined) {
		const app = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
		found.push({ kind: "google", ...app, issuer: vars.GOOGLE_ISSUER });
	}
	return found;
}

function personCheck(vars: Variables): Providers["personCheck"] {
	const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_URL: baseUrl } = vars;
	if (siteKey === undefined || secretKey === undefined) return { kind: "none" };
	return { kind: "turnstile", siteKey, secretKey, baseUrl };
}

function numbers(vars: Variables): Providers["numbers"] {
	const { ANALYTICS_ACCOUNT_ID: accountId, ANALYTICS_API_TOKEN: apiToken, ANALYTICS_API_URL: baseUrl } = vars;
	if (accountId !== undefined && apiToken !== undefined)
		return { kind: "analytics_engine", accountId, apiToken, baseUrl };
	return vars.ENVIRONMENT === "local" ? { kind: "this_run" } : { kind: "none" };
}

/** The European Central Bank; the local environment takes rates of one day, unless it is given a bank to ask. */
function exchange({ ECB_RATES_URL: url, ENVIRONMENT }: Variables): Providers["exchange"] {
	return url === undefined && ENVIRONMENT === "local" ? { kind: "fixed" } : { kind: "ecb", url };
}

/** The EU's register; the local environment checks the form only, unless it is given a register to ask. */
function vat({ VIES_BASE_URL: baseUrl, ENVIRONMENT }: Variables): Providers["vat"] {
	return baseUrl === undefined && ENVIRONMENT === "local" ? { kind: "syntax_only" } : { kind: "vies", baseUrl };
}

function ratings({ OPEN_PAGE_RANK_KEY, OPEN_PAGE_RANK_URL, AHREFS_KEY, AHREFS_URL }: Variables): Providers["ratings"] {
	return {
		openPageRank: OPEN_PAGE_RANK_KEY === undefined ? null : { apiKey: OPEN_PAGE_RANK_KEY, baseUrl: OPEN_PAGE_RANK_URL },
		ahrefs: AHREFS_KEY === undefined ? null : { apiKey: AHREFS_KEY, baseUrl: AHREFS_URL },
	};
}

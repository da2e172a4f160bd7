import { expect, it } from "vitest";
import { readVariables } from "#workers/settings/problems";
import { type Providers, providersOf } from "#workers/settings/providers";

/** The providers of an environment on one's own machine, unless `vars` say otherwise. */
function providers(vars: Record<string, string>, hasAi = false, hasVectors = false): Providers {
	const read = readVariables({ ENVIRONMENT: "local", ...vars });
	if (!read.ok) throw new Error(read.problems.map(({ name, fix }) => `${name}: ${fix}`).join("\n"));
	return providersOf(read.variables, { ai: hasAi, email: false, vectors: hasVectors });
}

const DEPLOYED = {
	ENVIRONMENT: "production",
	PUBLIC_ORIGIN: "https://launchweek.test",
	RESEND_API_KEY: "re_1",
};

it("needs nobody else on one's own machine", () => {
	expect(providers({})).toEqual({
		payments: { kind: "test" },
		revenue: { apiBase: undefined },
		mail: { kind: "mailbox" },
		numbers: { kind: "this_run" },
		model: { kind: "none" },
		vectors: { kind: "none" },
		browser: { kind: "none" },
		identity: [],
		personCheck: { kind: "none" },
		dns: { kind: "public" },
		exchange: { kind: "fixed" },
		vat: { kind: "syntax_only" },
		ratings: { openPageRank: null, ahrefs: null },
		sealing: null,
	});
	expect(
		providers({ OPEN_PAGE_RANK_KEY: "k", AHREFS_KEY: "l", AHREFS_URL: "https://ratings.example" }).ratings,
	).toEqual({
		openPageRank: { apiKey: "k" },
		ahrefs: { apiKey: "l", baseUrl: "https://ratings.example" },
	});
});

it("reads numbers with an account and its token, and nowhere in production without them", () => {
	const account = { ANALYTICS_ACCOUNT_ID: "a", ANALYTICS_API_TOKEN: "t" };
	for (const given of [account, { ...DEPLOYED, ...account }])
		expect(providers(given).numbers).toMatchObject({ kind: "analytics_engine", accountId: "a", apiToken: "t" });
	expect(providers(DEPLOYED).numbers).toEqual({ kind: "none" });
});

it("sends real mail and asks the real register where it is deployed, and sells nothing without Stripe", () => {
	expect(providers(DEPLOYED)).toMatchObject({
		payments: { kind: "none" },
		mail: { kind: "resend", apiKey: "re_1" },
		exchange: { kind: "ecb" },
		vat: { kind: "vies" },
	});
	const stripe = { STRIPE_SECRET_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "wh_1" };
	expect(providers({ ...DEPLOYED, ...stripe }).payments).toMatchObject({
		kind: "stripe",
		secretKey: "sk_1",
		webhookSecret: "wh_1",
	});
});

it("takes Workers AI where it is bound, a service that is named before it, and no model's name for a model", () => {
	const named = { AI_BASE_URL: "https://models.launchweek.test/v1", AI_MODEL: "small", AI_API_KEY: "k" };
	expect(providers({}, true).model).toEqual({ kind: "workers_ai", model: "@cf/google/gemma-4-26b-a4b-it" });
	expect(providers({ AI_MODEL: "@cf/other" }, true).model).toEqual({ kind: "workers_ai", model: "@cf/other" });
	expect(providers(named, true).model).toMatchObject({ kind: "openai_compatible", model: "small", apiKey: "k" });
	expect(providers({ AI_MODEL: "@cf/other" }).model).toEqual({ kind: "none" });
});

it("asks what texts mean only where a service, a model or an index is set up for it", () => {
	const named = { EMBEDDING_BASE_URL: "https://models.launchweek.test/v1", EMBEDDING_MODEL: "small" };
	expect(providers({}, true).vectors).toEqual({ kind: "none" });
	expect(providers({}, false, true).vectors).toEqual({ kind: "none" });
	expect(providers({ EMBEDDING_MODEL: "small" }).vectors).toEqual({ kind: "none" });
	const own = { kind: "workers_ai", model: "@cf/baai/bge-m3", minSimilarity: 0.5 };
	expect(providers({}, true, true).vectors).toEqual(own);
	expect(providers({ EMBEDDING_MODEL: "@cf/other", EMBEDDING_MIN_SIMILARITY: "61" }, true).vectors).toEqual({
		...own,
		model: "@cf/other",
		minSimilarity: 0.61,
	});
	expect(providers({ ...named, EMBEDDING_API_KEY: "k" }, true, true).vectors).toEqual({
		kind: "openai_compatible",
		baseUrl: "https://models.launchweek.test/v1",
		model: "small",
		apiKey: "k",
		minSimilarity: 0.35,
	});
});

it("takes the other addresses of services that it is given", () => {
	const own = providers({
		GITHUB_CLIENT_ID: "a",
		GITHUB_CLIENT_SECRET: "b",
		GITHUB_URL: "http://127.0.0.1:1",
		GOOGLE_CLIENT_ID: "c",
		GOOGLE_CLIENT_SECRET: "d",
		GOOGLE_ISSUER: "http://127.0.0.1:2",
		BROWSER_RENDERING_ACCOUNT_ID: "e",
		BROWSER_RENDERING_TOKEN: "f",
		TURNSTILE_SITE_KEY: "g",
		TURNSTILE_SECRET_KEY: "h",
		TURNSTILE_URL: "http://127.0.0.1:5",
		DOH_RESOLVERS: "http://127.0.0.1:3/a, http://127.0.0.1:3/b",
		VIES_BASE_URL: "http://127.0.0.1:4",
	});
	expect(own.personCheck).toEqual({
		kind: "turnstile",
		siteKey: "g",
		secretKey: "h",
		baseUrl: "http://127.0.0.1:5",
	});
	expect(own.personCheck).toEqual({
		kind: "turnstile",
		siteKey: "g",
		secretKey: "h",
		baseUrl: "http://127.0.0.1:5",
	});
	expect(own.identity).toMatchObject([
		{ kind: "github", clientId: "a", clientSecret: "b", url: "http://127.0.0.1:1" },
		{ kind: "google", clientId: "c", clientSecret: "d", issuer: "http://127.0.0.1:2" },
	]);
	expect(own.browser).toEqual({ kind: "browser_rendering", accountId: "e", apiToken: "f" });
	expect(own.dns).toEqual({ kind: "own", endpoints: ["http://127.0.0.1:3/a", "http://127.0.0.1:3/b"] });
	expect(own.vat).toEqual({ kind: "vies", baseUrl: "http://127.0.0.1:4" });
});

import type { ActionPorts } from "#actions/ports";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import { workersAiModel } from "#adapters/ai/workers-ai";
import { systemClock } from "#adapters/clock";
import { allResolvers, dohResolver, PUBLIC_RESOLVERS } from "#adapters/dns/doh";
import { ecbRates } from "#adapters/exchange/ecb";
import { fixedRates } from "#adapters/exchange/fixed";
import { github } from "#adapters/identity/github";
import { google } from "#adapters/identity/google";
import { consoleLog } from "#adapters/log";
import { cloudflareMailer } from "#adapters/mail/cloudflare";
import { localMailer } from "#adapters/mail/local";
import { resendMailer } from "#adapters/mail/resend";
import { resendReports } from "#adapters/mail/resend-reports";
import { analyticsEngineNumbers, datasetMeasures } from "#adapters/numbers/analytics-engine";
import { inMemoryNumbers } from "#adapters/numbers/in-memory";
import { browserRendering } from "#adapters/pages/browser-rendering";
import { http } from "#adapters/pages/http";
import { stripePayments } from "#adapters/payments/stripe";
import { testPayments } from "#adapters/payments/test-payments";
import { turnstile } from "#adapters/person-check/turnstile";
import { ahrefs } from "#adapters/ratings/ahrefs";
import { openPageRank } from "#adapters/ratings/open-page-rank";
import { stripeRevenue } from "#adapters/revenue/stripe";
import { keySealer } from "#adapters/sealer";
import { tableVatRates } from "#adapters/vat/rates";
import { syntaxOnlyVatCheck } from "#adapters/vat/syntax-only";
import { viesVatCheck } from "#adapters/vat/vies";
import { openAiCompatibleVectors } from "#adapters/vectors/openai-compatible";
import { vectorizeIndex } from "#adapters/vectors/vectorize";
import { workersAiVectors } from "#adapters/vectors/workers-ai";
import type { Drafter } from "#core/ports/drafter";
import type { IdentityProvider } from "#core/ports/identity";
import type { Meaning } from "#core/ports/meaning";
import type { ChatModel } from "#core/ports/model";
import type { MeasuredNumbers, Measures } from "#core/ports/numbers";
import type { ObjectStore } from "#core/ports/objects";
import type { Grants, Mailer, MailReports, VatCheck } from "#core/ports/outside";
import type { Payments } from "#core/ports/payments";
import type { DomainRatings } from "#core/ports/ratings";
import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import { crawlerAgent } from "#core/web/user-agent";
import type { DrafterOptions } from "#drafting/drafter";
import type { JobPorts } from "#jobs/ports";
import type { OperationPorts } from "#operations/ports";
import type { Db } from "#store/db";
import { keepLocalMail } from "#store/local-mails";
import { moneyTold } from "#store/money-told";
import { kvRobotsCache } from "#workers/kv/robots-cache";
import { r2Objects } from "#workers/r2/object-store";
import type { Environment } from "#workers/settings/environment";
import type { Providers } from "#workers/settings/providers";

/** Somebody waits for the answer of update_draft while a model redrafts. */
const REGENERATE_TIMEOUT_MS = 12_000;

/** The outside world, as each floor above may see it. */
export interface Adapters {
	operations: OperationPorts;
	jobs: JobPorts;
	actions: ActionPorts;
	objects: ObjectStore;
	measures: Measures;
	/** null where what was measured cannot be read. */
	numbers: MeasuredNumbers | null;
	/** null where the mail provider tells us nothing. */
	mailReports: MailReports | null;
	/** In the order the sign-in page shows them. */
	identity: readonly IdentityProvider[];
}

/** The ONE place where an adapter is chosen. What it gives keeps nothing of a request, so all requests share it. */
export function adaptersOf(
	{ bindings, providers, isLocal }: Environment,
	{ db, links, grants, settings }: { db: Db; links: Links; grants: Grants; settings: Settings },
): Adapters {
	const resolvers = resolversOf(providers.dns);
	const web = { http, dns: allResolvers(resolvers), resolvers };
	const objects = r2Objects(bindings.PICTURES);
	const vat = vatCheckOf(providers.vat);
	const model = modelOf(providers.model, bindings);
	const meaning = meaningOf(providers.vectors, bindings);
	const ratings = ratingsOf(providers.ratings, settings.ratingProvider);
	const drafting = model === null ? {} : { model };
	const renderer = rendererOf(providers.browser, crawlerAgent(settings, links));
	const payments = paymentsOf(providers.payments, links, db);
	const numbers = numbersOf(providers.numbers);
	const exchange = providers.exchange.kind === "fixed" ? fixedRates : ecbRates(providers.exchange.url);
	const revenue = stripeRevenue({ apiBase: providers.revenue.apiBase, allowTest: isLocal });
	const sealer = providers.sealing === null ? null : keySealer(providers.sealing.key);
	return {
		operations: {
			...web,
			drafter: drafterOf({ ...drafting, modelTimeoutMs: REGENERATE_TIMEOUT_MS }),
			vat,
			vatRates: tableVatRates,
			meaning,
		},
		jobs: {
			...web,
			crawl: { ...web, clock: systemClock, robotsCache: kvRobotsCache(bindings.KV), ...(renderer && { renderer }) },
			drafter: drafterOf(drafting),
			mail: mailerOf(providers.mail, settings.mailFrom, bindings, db),
			objects,
			backups: r2Objects(bindings.BACKUPS),
			vat,
			ratings,
			meaning,
			numbers,
			payments,
			sealer,
			exchange,
			revenue,
		},
		actions: {
			payments,
			grants,
			objects,
			personCheck: providers.personCheck.kind === "none" ? null : turnstile(providers.personCheck, consoleLog),
			vat,
			vatRates: tableVatRates,
			sealer,
			asksForRatings: ratings !== null,
			exchange,
			revenue,
		},
		objects,
		measures: measuresOf(bindings, isLocal),
		numbers,
		mailReports: mailReportsOf(providers.mail),
		identity: providers.identity.map((provider) => (provider.kind === "github" ? github(provider) : google(provider))),
	};
}

/** Loaded when something is drafted: its words and rules are a third of the whole service. */
function drafterOf(options: DrafterOptions): Drafter {
	return {
		async draft(input, progress) {
			const { createDrafter } = await import("#drafting/drafter");
			return createDrafter(options).draft(input, progress);
		},
	};
}

function paymentsOf(provider: Providers["payments"], { origin }: Links, db: Db): Payments | null {
	if (provider.kind === "stripe") return stripePayments(provider);
	if (provider.kind !== "test") return null;
	const isUnderWay = async (number: string) => (await moneyTold(db, [number])).get(number)?.underWayAt != null;
	return testPayments({ origin, isUnderWay });
}

function mailerOf(provider: Providers["mail"], from: string, { EMAIL }: Environment["bindings"], db: Db): Mailer {
	if (provider.kind === "resend") return resendMailer({ ...provider, from });
	if (provider.kind === "cloudflare" && EMAIL !== undefined) return cloudflareMailer(EMAIL, from);
	return localMailer((mail) => keepLocalMail(db, mail));
}

function mailReportsOf(provider: Providers["mail"]): MailReports | null {
	const secret = provider.kind === "resend" ? provider.webhookSecret : undefined;
	return secret === undefined ? null : resendReports(secret);
}

let remembered: ReturnType<typeof inMemoryNumbers> | undefined;
/** Of this process: they outlive what is composed anew when a setting changes. */
function ownNumbers() {
	remembered ??= inMemoryNumbers(() => Date.now());
	return remembered;
}

/** Nobody reads the memory of one isolate among many, so in production nothing is kept where nothing is bound. */
function measuresOf({ ANALYTICS }: Environment["bindings"], isLocal: boolean): Measures {
	if (ANALYTICS !== undefined) return datasetMeasures(ANALYTICS);
	return isLocal ? ownNumbers() : { write: () => {} };
}

function numbersOf(provider: Providers["numbers"]): MeasuredNumbers | null {
	if (provider.kind === "analytics_engine") return analyticsEngineNumbers(provider);
	return provider.kind === "this_run" ? ownNumbers() : null;
}

function modelOf(provider: Providers["model"], { AI }: Environment["bindings"]): ChatModel | null {
	if (provider.kind === "openai_compatible") return openAiCompatibleModel(provider);
	return provider.kind === "workers_ai" && AI !== undefined ? workersAiModel(AI, provider.model) : null;
}

/** Vectors are kept in Vectorize where it is bound, in the database otherwise; of another place they have to be made anew. */
function meaningOf(provider: Providers["vectors"], { AI, VECTORS }: Environment["bindings"]): Meaning | null {
	if (provider.kind === "none") return null;
	const { minSimilarity } = provider;
	const index = VECTORS === undefined ? null : vectorizeIndex(VECTORS);
	const model = `${provider.model} in ${index === null ? "D1" : "Vectorize"}`;
	if (provider.kind === "openai_compatible")
		return { model, minSimilarity, index, vectorsOf: openAiCompatibleVectors(provider) };
	return AI === undefined ? null : { model, minSimilarity, index, vectorsOf: workersAiVectors(AI, provider.model) };
}

function rendererOf(provider: Providers["browser"], userAgent: string) {
	if (provider.kind === "none") return null;
	return browserRendering({ ...provider, userAgent });
}

function resolversOf(provider: Providers["dns"]) {
	const endpoints = provider.kind === "own" ? provider.endpoints : PUBLIC_RESOLVERS;
	return endpoints.map((endpoint) => dohResolver(endpoint));
}

function vatCheckOf(provider: Providers["vat"]): VatCheck {
	return provider.kind === "syntax_only" ? syntaxOnlyVatCheck : viesVatCheck(provider.baseUrl);
}

/** Who is asked: the one whose figures are shown, where its key is set. */
function ratingsOf(known: Providers["ratings"], shown: string | null): DomainRatings | null {
	const all = [known.openPageRank && openPageRank(known.openPageRank), known.ahrefs && ahrefs(known.ahrefs)];
	return all.find((one) => one?.provider === shown) ?? null;
}

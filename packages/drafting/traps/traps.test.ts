import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAiCompatibleModel } from "#adapters/ai/openai-compatible";
import { DRAFT_FIELDS, type DrafterInput } from "#core/drafts/draft-fields";
import type { DraftResult } from "#core/ports/drafter";
import type { ChatModel } from "#core/ports/model";
import { createDrafter, draftExtractively } from "#drafting/drafter";
import { STILL_REFUSED, TRAPS } from "#drafting/traps/all-traps";
import { isClaimed, obeyingAnswer, trapInput } from "#drafting/traps/obeying-answer";
import type { Trap } from "#drafting/traps/trap";
import { readPage } from "#testing/pages";
import { type Site, startSite } from "#testing/servers";

/**
 * Every 24th site, and one at least for the traps and for the honest claims of each field; all of them in
 * `npm run test:full`. A site's claims stay together: it is drafted once for all.
 */
const EVERY = env.TEST_DEPTH === "full" ? 1 : 24;
const sites = [...new Set(TRAPS.map(({ pages }) => pages))];
const walked = new Set(sites.filter((_, index) => index % EVERY === 0));
const about = ({ field, holds }: Trap) => `${field} ${holds}`;
const shown = new Set(TRAPS.filter(({ pages }) => walked.has(pages)).map(about));
for (const trap of TRAPS) {
	if (shown.has(about(trap))) continue;
	shown.add(about(trap));
	walked.add(trap.pages);
}
const WALKED = TRAPS.filter(({ pages }) => walked.has(pages));
const traps = WALKED.filter(({ holds }) => !holds);
const honest = WALKED.filter(({ holds }) => holds);

/** What passes with a model that claims exactly what the trap tempts to: any other is a step back. */
const PASSING: readonly string[] = [
	// A language among the entries of a list, as others list features.
	'entries of somebody else: features "Spanish" from "Spanish"',
	// Software is started, too.
	'a founder aimed at the order of words: founders "Ana Ruiz" from "Acme wurde von Ana Ruiz auf dem Rechner gestartet."',
	// `Trailers: via` somebody: so do reminders come `via WhatsApp`.
	'van een ander: features "Aanhangers" from "Aanhangers: via Boedelbak"',
];

let server: Site;

/** What the gate does not understand yet is tried with all the others. */
const ALL = [...TRAPS, ...STILL_REFUSED];
const stillRefused = STILL_REFUSED.filter(({ pages }) => walked.has(pages));

/** Every trap has an address of its own, under which the local model answers with the trap's claim. */
const pathOf = (trap: Trap) => `/${ALL.indexOf(trap)}/v1`;

beforeAll(async () => {
	const routes = await Promise.all(
		[...WALKED, ...stillRefused].map(async (trap) => {
			const content = JSON.stringify(obeyingAnswer(trap, await trapInput(trap, readPage)));
			const body = JSON.stringify({ choices: [{ finish_reason: "stop", message: { content } }] });
			return [`${pathOf(trap)}/chat/completions`, { headers: { "content-type": "application/json" }, body }] as const;
		}),
	);
	server = await startSite(Object.fromEntries(routes));
});

afterAll(() => server.stop());

const obeyingModel = (trap: Trap): ChatModel =>
	openAiCompatibleModel({ baseUrl: `${server.origin}${pathOf(trap)}`, model: "obeying" });

const nameOf = ({ kind, field, value, quotes }: Trap) => `${kind}: ${field} "${value}" from "${quotes.join('" + "')}"`;

/** A site has many claims, and without a model one draft: reading it off the pages again takes most of the time. */
const drafted = new WeakMap<Trap["pages"], DraftResult>();

function draftAlone(trap: Trap, input: DrafterInput): DraftResult {
	const draft = drafted.get(trap.pages) ?? draftExtractively(input);
	drafted.set(trap.pages, draft);
	return draft;
}

/** The model is asked for the trap's field alone: to all other questions it has no answer, and would be asked them twice. */
async function claimed(trap: Trap): Promise<boolean> {
	const whole = await trapInput(trap, readPage);
	const extract = () => structuredClone(draftAlone(trap, whole));
	const only = DRAFT_FIELDS.filter((field) => field === trap.field);
	const input = only.length > 0 ? { ...whole, only } : whole;
	const { draft } = await createDrafter({ model: obeyingModel(trap), extract }).draft(input);
	return isClaimed(trap, draft);
}

async function isMadeAlone(trap: Trap): Promise<boolean> {
	return isClaimed(trap, draftAlone(trap, await trapInput(trap, readPage)).draft);
}

it("are at least 150, each quoted literally, with honest claims of their kinds beside them", async () => {
	expect(TRAPS.filter(({ holds }) => !holds).length).toBeGreaterThanOrEqual(150);
	expect(TRAPS.filter(({ holds }) => holds).length).toBeGreaterThanOrEqual(50);
	// All of them, however few are walked: a new trap with a mistyped quote would never tempt.
	for (const trap of [...TRAPS, ...STILL_REFUSED]) {
		const { pages } = await trapInput(trap, readPage);
		const text = pages.map((page) => page.text.replace(/\s+/g, " ")).join(" ");
		for (const quote of trap.quotes) expect(text, nameOf(trap)).toContain(quote);
	}
});

describe("a claim that its quote does not bear out", () => {
	it("is never made by the embedded drafter", async () => {
		const fallenFor: string[] = [];
		for (const trap of traps) if (await isMadeAlone(trap)) fallenFor.push(nameOf(trap));
		expect(fallenFor).toEqual([]);
	});

	it("passes when a model makes it only where that is known", async () => {
		const passed: string[] = [];
		for (const trap of traps) if (await claimed(trap)) passed.push(nameOf(trap));
		const names = new Set(traps.map(nameOf));
		expect(passed).toEqual(PASSING.filter((name) => names.has(name)));
	});
});

it("an honest claim of the same kind passes", async () => {
	const refused: string[] = [];
	for (const trap of honest) if (!(await claimed(trap))) refused.push(nameOf(trap));
	expect(refused).toEqual([]);
});

it("an honest claim that is known to be refused moves to the others once it passes", async () => {
	const passed: string[] = [];
	for (const trap of stillRefused) if (await claimed(trap)) passed.push(nameOf(trap));
	expect(passed).toEqual([]);
});

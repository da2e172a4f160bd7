import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import type { Evidence } from "#core/evidence/evidence";
import type { ListingProfile, ListingQuote, ListingQuotes } from "#core/listings/profile";

/** The quotes behind the values of a listing, from its draft on, through edits, to what is shown. Source: docs/drafts.md#evidence. */

/** The quotes of every value that still is the drafter's. */
export function quotesOfDraft(draft: DraftProfile): ListingQuotes {
	const fields = DRAFT_FIELDS.map((field): [string, ListingQuote[]] => {
		const { value, evidence } = draft.fields[field];
		return [field, value === null ? [] : evidence.map((one) => kept(one))];
	});
	const socials = Object.entries(draft.company_socials.items);
	const parts: [string, ListingQuote[]][] = [
		["faqs", draft.faqs.items.flatMap(({ question, evidence }) => evidence.map((one) => kept(one, question)))],
		["founders", draft.founders.items.flatMap(({ name, evidence }) => evidence.map((one) => kept(one, name)))],
		["socials", socials.flatMap(([platform, { evidence }]) => evidence.map((one) => kept(one, platform)))],
	];
	return Object.fromEntries([...fields, ...parts].filter(([, quotes]) => quotes.length > 0));
}

function kept({ quote, url, start, end, fetched_at }: Evidence, of?: string): ListingQuote {
	return { quote, url, start, end, fetched_at, ...(of !== undefined && { of }) };
}

/** What of a listing's questions and profiles elsewhere an owner's edit leaves word for word, with its quotes. */
export function quotesLeftBy(edit: Partial<ListingProfile>, before: ListingProfile): ListingQuotes {
	const { faqs, socials } = before.evidence;
	const isSameAnswer = (question = "") =>
		answerTo(question, edit.faqs) !== undefined && answerTo(question, edit.faqs) === answerTo(question, before.faqs);
	const isSameAddress = (platform = "") => addressOn(platform, edit.socials) === addressOn(platform, before.socials);
	return {
		...(edit.faqs && faqs && { faqs: faqs.filter(({ of }) => isSameAnswer(of)) }),
		...(edit.socials && socials && { socials: socials.filter(({ of }) => isSameAddress(of)) }),
	};
}

const answerTo = (question: string, faqs: ListingProfile["faqs"] = []) =>
	faqs.find((faq) => faq.question === question)?.answer;
const addressOn = (platform: string, socials: Readonly<Record<string, string>> = {}) => socials[platform];

/** The quotes behind what a listing shows: a founder who is gone, or who took another name, has none. */
export function shownQuotes(
	quotes: ListingQuotes,
	shown: {
		faqs: ListingProfile["faqs"];
		founders: readonly { name: string }[];
		socials: Readonly<Record<string, string>>;
	},
): ListingQuotes {
	const names: Record<string, ReadonlySet<string>> = {
		faqs: new Set(shown.faqs.map(({ question }) => question)),
		founders: new Set(shown.founders.map(({ name }) => name)),
		socials: new Set(Object.keys(shown.socials)),
	};
	const left = Object.entries(quotes).map(([key, all]): [string, ListingQuote[]] => {
		const entries = names[key];
		return [key, entries === undefined ? all : all.filter(({ of }) => of !== undefined && entries.has(of))];
	});
	return Object.fromEntries(left.filter(([, all]) => all.length > 0));
}

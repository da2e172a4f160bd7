import type { DrafterInput, SiteDraft, SocialPlatform, StorySection } from "#core/drafts/draft-fields";
import type { PageRole, ReadPage } from "#core/web/page";
import { buildPrompt, type Unit } from "#drafting/model/prompt";
import type { Trap, UnaskedField } from "#drafting/traps/trap";

type PageReader = (html: string, url: string, role: PageRole) => Promise<ReadPage>;

/** Whole sites have many claims: their pages are read once. */
const readBefore = new WeakMap<Trap["pages"], Promise<ReadPage[]>>();

/** The site of a trap, as a drafter gets it. */
export async function trapInput(trap: Trap, read: PageReader): Promise<DrafterInput> {
	const origin = trap.origin ?? "https://acme.com";
	const reading =
		readBefore.get(trap.pages) ??
		Promise.all(Object.entries(trap.pages).map(([path, [role, html]]) => read(html, `${origin}${path}`, role)));
	readBefore.set(trap.pages, reading);
	return { url: `${origin}/`, pages: await reading, categories: trap.categories ?? [] };
}

/** The lines in which a quote stands: one that holds it, or the lines that it runs over. */
function linesOf(quote: string, units: readonly Unit[]): { line: number; quote: string | null }[] {
	const whole = units.find(({ text }) => text.includes(quote));
	if (whole) return [{ line: whole.id, quote }];
	return units
		.filter(({ text }) => text.length > 0 && quote.includes(text))
		.map(({ id }) => ({ line: id, quote: null }));
}

/** What no model is asked for is claimed by the embedded drafter, or by nobody. */
export const isUnasked = (field: Trap["field"]): field is UnaskedField => field === "milestones" || field.includes(".");

/** What a model answers that claims exactly the trap, with the quotes it is told to give. */
export function obeyingAnswer(trap: Trap, input: DrafterInput): unknown {
	const units = [...buildPrompt(input, [trap.field]).units.values()];
	const evidence = trap.quotes.flatMap((quote) => linesOf(quote, units));
	const { field, value } = trap;
	if (isUnasked(field)) return {};
	if (field === "founders") return { founders: [{ name: value, title: null, evidence }] };
	if (field === "description") return { description: [{ text: value, evidence }] };
	if (field === "faqs") {
		const [question, ...answer] = evidence.map(({ line }) => line);
		return { faqs: [{ question: question ?? 1, answer }] };
	}
	const isList = ["categories", "tags", "features", "usps", "keywords"].includes(field);
	return { [field]: isList ? [{ value, evidence }] : { value, evidence } };
}

function isDraftedUnasked(field: UnaskedField, value: string, draft: SiteDraft): boolean {
	if (field === "milestones")
		return draft.milestones.some(({ title, description }) => `${title} ${description ?? ""}`.includes(value));
	const [group, key] = field.split(".");
	if (group === "socials") return draft.company_socials[key as SocialPlatform]?.value === value;
	return draft.story[key as StorySection]?.value.includes(value) === true;
}

/** Whether a draft makes the claim of a trap. */
export function isClaimed({ field, value, quotes }: Trap, draft: SiteDraft): boolean {
	if (isUnasked(field)) return isDraftedUnasked(field, value, draft);
	if (field === "founders") return draft.founders.some(({ name }) => name === value);
	if (field === "faqs")
		return draft.faqs.some(({ question, answer }) => question === quotes[0] && answer.includes(value));
	const found = draft.fields[field]?.value;
	if (Array.isArray(found)) return found.includes(value);
	if (found === undefined || found === value) return found === value;
	const parts = field === "pricing_summary" ? found.split("; ") : found.split(/(?<=[.!?])\s+/u);
	return parts.includes(value);
}

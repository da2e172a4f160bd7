import type { DrafterInput, SiteDraft } from "#core/drafts/draft-fields";
import type { PageRole, ReadPage } from "#core/web/page";
import { buildPrompt, type Unit } from "#drafting/model/prompt";
import type { Trap } from "#drafting/traps/trap";

type PageReader = (html: string, url: string, role: PageRole) => Promise<ReadPage>;

/** The site of a trap, as a drafter gets it. */
export async function trapInput(trap: Trap, read: PageReader): Promise<DrafterInput> {
	const origin = "https://acme.com";
	const pages = await Promise.all(
		Object.entries(trap.pages).map(([path, [role, html]]) => read(html, `${origin}${path}`, role)),
	);
	return { url: `${origin}/`, pages, categories: trap.categories ?? [] };
}

/** The lines in which a quote stands: one that holds it, or the lines that it runs over. */
function linesOf(quote: string, units: readonly Unit[]): { line: number; quote: string | null }[] {
	const whole = units.find(({ text }) => text.includes(quote));
	if (whole) return [{ line: whole.id, quote }];
	return units
		.filter(({ text }) => text.length > 0 && quote.includes(text))
		.map(({ id }) => ({ line: id, quote: null }));
}

/** What a model answers that claims exactly the trap, with the quotes it is told to give. */
export function obeyingAnswer(trap: Trap, input: DrafterInput): unknown {
	const units = [...buildPrompt(input, [trap.field]).units.values()];
	const evidence = trap.quotes.flatMap((quote) => linesOf(quote, units));
	const { field, value } = trap;
	if (field === "founders") return { founders: [{ name: value, title: null, evidence }] };
	if (field === "description") return { description: [{ text: value, evidence }] };
	if (field === "faqs") {
		const [question, ...answer] = evidence.map(({ line }) => line);
		return { faqs: [{ question: question ?? 1, answer }] };
	}
	const isList = ["categories", "tags", "features", "usps", "keywords"].includes(field);
	return { [field]: isList ? [{ value, evidence }] : { value, evidence } };
}

/** Whether a draft makes the claim of a trap. */
export function isClaimed({ field, value }: Trap, draft: SiteDraft): boolean {
	if (field === "founders") return draft.founders.some(({ name }) => name === value);
	if (field === "faqs") return draft.faqs.some(({ answer }) => answer.includes(value));
	const found = draft.fields[field]?.value;
	if (Array.isArray(found)) return found.includes(value);
	if (found === undefined || found === value) return found === value;
	const parts = field === "pricing_summary" ? found.split("; ") : found.split(/(?<=[.!?])\s+/u);
	return parts.includes(value);
}

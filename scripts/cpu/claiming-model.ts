import type { ChatModel } from "#core/ports/model";
import type { Unit } from "#drafting/model/prompt";

/** As many as an answer may have. */
const ENTRIES = 20;
const SENTENCES = 12;
const FOUNDERS = 6;

/** Lines from all over a site, the longest first among them. */
function chosenLines(units: readonly Unit[], count: number): Unit[] {
	const longest = [...units].sort((a, b) => b.text.length - a.text.length).slice(0, Math.ceil(count / 2));
	const step = Math.max(1, Math.floor(units.length / count));
	return [...new Set([...longest, ...units.filter((_, index) => index % step === 0)])].slice(0, count);
}

/** A model that claims of every field what lines of the pages say, in the words of these lines: all that a gate is asked to read. */
export function claimingModel(units: readonly Unit[]): ChatModel {
	const lines = chosenLines(units, ENTRIES);
	const claim = ({ id, text }: Unit, max: number) => ({
		value: text.slice(0, max),
		evidence: [{ line: id, quote: null }],
	});
	const [first] = lines;
	const whole = first ? claim(first, 600) : null;
	const entries = lines.map((unit) => claim(unit, 300));
	const answer = {
		...Object.fromEntries(
			["name", "tagline", "short_description", "pricing_summary", "country", "city", "contact_email"].map((field) => [
				field,
				whole,
			]),
		),
		founded_year: first ? { value: "1999", evidence: [{ line: first.id, quote: null }] } : null,
		pricing_model: first ? { value: "paid", evidence: [{ line: first.id, quote: null }] } : null,
		stage: first ? { value: "launched", evidence: [{ line: first.id, quote: null }] } : null,
		description: lines.slice(0, SENTENCES).map(({ id, text }) => ({
			text: text.slice(0, 600),
			evidence: [{ line: id, quote: null }],
		})),
		categories: lines.map(({ id }) => ({ value: "Productivity", evidence: [{ line: id, quote: null }] })),
		tags: entries,
		features: entries,
		usps: entries,
		keywords: entries,
		founders: lines.slice(0, FOUNDERS).map(({ id }) => ({
			name: "Ana Ruiz",
			title: null,
			evidence: [{ line: id, quote: null }],
		})),
		faqs: lines.slice(1, FOUNDERS).map(({ id }) => ({ question: first?.id ?? 1, answer: [id] })),
	};
	return { complete: async () => JSON.stringify(answer) };
}

import { Caller, type Desk, isHand } from "#scripts/agents/scripted/caller";
import { catalogueOf, type Entry } from "#scripts/agents/scripted/catalogue";
import { ASKS, STATES } from "#scripts/agents/scripted/lexicon";
import { isObject, Memory, type Turn } from "#scripts/agents/scripted/memory";
import { report } from "#scripts/agents/scripted/report";
import { bare, isStatement, sentencesOf } from "#scripts/agents/scripted/sentences";
import { readWishes } from "#scripts/agents/scripted/wishes";
import { shared, stems } from "#scripts/agents/scripted/words";
import type { Driver } from "#scripts/agents/task";
import type { Toolbox } from "#scripts/agents/toolbox";

/**
 * An agent without a model. It chooses tools by the words that a task and their descriptions share, takes arguments from
 * the task, from enumerations and from earlier answers, and does what answers and refusals say comes next. It knows English
 * and nothing of any tool or task: what it cannot do, descriptions or refusals do not say.
 */
export const scriptedAgent: Driver = {
	name: "scripted",
	solve: (words, box) => new Run(words, box).solve(),
};

/** Descriptions and tasks share some word or other by chance; a tool that is meant shares more. */
const LEAST_SCORE = 2.5;
/** How much more a tool is likely to be meant for each argument that the task names. */
const TAKEN = 0.4;
/** How often what is still going on is asked for, and how long between. */
const LOOKS_MAX = 20;
const LOOK_EVERY_MS = 700;
const STEPS_MAX = 8;
const STILL_GOING = /every few seconds|ask again|ask in|in a few seconds|is being|until/i;

class Run {
	readonly #desk: Desk;
	readonly #caller: Caller;

	constructor(text: string, box: Toolbox) {
		const catalogue = catalogueOf(box.tools);
		this.#desk = { text, box, catalogue, wishes: readWishes(text, catalogue.known), memory: new Memory() };
		this.#caller = new Caller(this.#desk);
	}

	async solve() {
		const { text, catalogue, wishes, memory } = this.#desk;
		let last: Turn | null = null;
		for (const sentence of sentencesOf(text, catalogue)) {
			if (isStatement(sentence, wishes) || this.#isAnswered(sentence, last)) continue;
			const entry = this.#chosen(sentence);
			if (entry === null) continue;
			last = await this.#reach(entry, sentence, last);
			last = await this.#follow(last, sentence);
		}
		return { answer: await report(text, wishes, memory, (slug) => this.#detail(slug)) };
	}

	/** Whether what a sentence asks for is what the last answer holds, by the names of its parts. */
	#isAnswered(sentence: string, last: Turn | null): boolean {
		if (last === null || last.isError) return false;
		const keys = new Set(Object.keys(last.answer).flatMap((key) => stems(key.replaceAll("_", " "))));
		const words = this.#wordsOf(sentence);
		return words.length > 0 && words.every((word) => keys.has(word));
	}

	/**
	 * The tool whose description fits a sentence best. A question is never put to one that changes things, an order rather to
	 * one that does; what is somebody's own is for those who speak of what is theirs; and a tool that can take what the task
	 * names (an address, a country, a choice of its own) is more likely meant.
	 */
	#chosen(sentence: string): Entry | null {
		const isQuestion = ASKS.test(sentence);
		const isOwn = /\b(?:my|our|mine|ours|I|we)\b/.test(this.#desk.text);
		const ranked = this.#desk.catalogue
			.ranked(this.#wordsOf(sentence), (tool) => (!isQuestion || tool.readOnly) && !isHand(tool))
			.map(({ entry, score }) => {
				const { args } = this.#caller.arguments(entry, sentence, null);
				const taken = Object.keys(args).filter((name) => name !== "q").length;
				const { length: named } = this.#desk.wishes.names;
				const things = entry.required.filter((name) => /^(?:slug|[ab])$/.test(name)).length;
				const fit =
					(isQuestion || !entry.tool.readOnly ? 1 : 0.75) *
					(isOwn || !entry.name.has("my") ? 1 : 0.5) *
					(things > named ? 0.5 : things > 0 ? 1.3 : 1);
				return { entry, score: score * fit * (1 + TAKEN * taken) };
			})
			.toSorted((a, b) => b.score - a.score);
		const [best] = ranked;
		return best === undefined || best.score < LEAST_SCORE ? null : best.entry;
	}

	/** Words of a sentence that may choose a tool: what is quoted, called by name or addressed is about something else. */
	#wordsOf(sentence: string): string[] {
		return stems(bare(sentence, this.#desk.wishes));
	}

	/** Calls a tool, and before it whatever gives what it needs. */
	async #reach(entry: Entry, sentence: string, last: Turn | null): Promise<Turn> {
		for (let step = 0; step < STEPS_MAX && last !== null; step++) {
			if (this.#caller.arguments(entry, sentence, last.answer).missing.length === 0) break;
			const from: Turn = last;
			const next = this.#caller.nextOf(from).find(({ entry: of }) => !this.#caller.wasDone(of, from));
			if (next === undefined || next.entry === entry) break;
			last = await this.#caller.call(next.entry, sentence, last.answer);
		}
		const from = last?.answer ?? null;
		if (this.#caller.arguments(entry, sentence, from).missing.length > 0) await this.#caller.supply(entry, sentence);
		const { args, missing } = this.#caller.arguments(entry, sentence, from);
		const isIdle = !entry.tool.readOnly && (missing.length > 0 || this.#caller.isDone(entry.tool.name, args));
		return last !== null && isIdle ? last : this.#caller.call(entry, sentence, from);
	}

	/** Goes on from an answer for as long as something is under way, has to be done by hand, or is wished and not reached. */
	async #follow(first: Turn, sentence: string): Promise<Turn> {
		let last = first;
		for (let looks = 0, steps = 0; steps < STEPS_MAX && looks < LOOKS_MAX; ) {
			if (ASKS.test(sentence) && !this.#wishedOf(last)) return last;
			if (last.isError || this.#caller.entryOf(last).tool.readOnly === false || isUnderWay(last)) {
				const handed = await this.#byHand(last, sentence);
				const next = this.#caller
					.nextOf(last)
					.filter(({ entry }) => this.#caller.arguments(entry, sentence, last.answer).missing.length === 0);
				const [going] = next.filter(({ entry, why }) => entry.tool.readOnly && STILL_GOING.test(why));
				const wished = this.#wishedOf(last);
				const chosen = handed
					? next[0]
					: isUnderWay(last)
						? going
						: wished
							? (next.find(({ entry }) => !this.#caller.wasDone(entry, last)) ?? going)
							: undefined;
				if (chosen === undefined) return last;
				const isLook = chosen.entry.tool.readOnly;
				if (isLook) {
					looks++;
					if (this.#caller.wasDone(chosen.entry, last))
						await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
				} else steps++;
				last = await this.#caller.call(chosen.entry, sentence, last.answer);
			} else {
				if (!this.#wishedOf(last)) return last;
				const [next] = this.#caller.nextOf(last);
				if (next === undefined || looks++ >= LOOKS_MAX) return last;
				await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
				last = await this.#caller.call(next.entry, sentence, last.answer);
			}
		}
		return last;
	}

	/** Whether the task wants a state that an answer does not have yet. */
	#wishedOf({ answer }: Turn): boolean {
		const wanted = STATES.filter((state) => new RegExp(`\\b${state}\\b`, "i").test(this.#desk.text));
		return typeof answer.status === "string" && wanted.length > 0 && !wanted.includes(answer.status as never);
	}

	/** Has the person's own things done that an answer asks for. */
	async #byHand(last: Turn, sentence: string): Promise<boolean> {
		const said = handText(last.answer, this.#caller.entryOf(last).tool.description);
		const fits = [...this.#desk.catalogue.entries.values()]
			.filter(({ tool }) => isHand(tool))
			.map((entry) => ({ entry, fit: shared(new Set(said), new Set(entry.weights.keys())) }))
			.toSorted((a, b) => b.fit - a.fit);
		for (const { entry, fit } of fits) {
			const { args, missing } = this.#caller.arguments(entry, sentence, last.answer);
			if (fit < 2 || missing.length > 0 || this.#caller.isDone(entry.tool.name, args)) continue;
			return !(await this.#caller.send(entry.tool.name, args)).isError;
		}
		return false;
	}

	/** Everything about one thing, by the read that takes nothing but its identifier and is named where the thing was found. */
	async #detail(slug: string): Promise<Record<string, unknown> | null> {
		const found = this.#desk.memory.turns.findLast(
			({ answer, isError }) => !isError && JSON.stringify(answer).includes(`"${slug}"`),
		);
		if (found === undefined) return null;
		const reads = this.#caller.entryOf(found).mentions.flatMap((name) => this.#desk.catalogue.entries.get(name) ?? []);
		const entry = reads.find(({ tool, required }) => tool.readOnly && required.join() === "slug");
		if (entry === undefined) return null;
		const { answer, isError } = await this.#caller.send(entry.tool.name, { slug });
		return isError ? null : answer;
	}
}

function isUnderWay({ answer }: Turn): boolean {
	const [first] = Array.isArray(answer.next_actions) ? answer.next_actions : [];
	return isObject(first) && /every few seconds|ask in|ask again/i.test(String(first.why));
}

/** What somebody is to do with their own hands, by an answer and by the tool that gave it. */
function handText({ instructions, next_actions: next }: Record<string, unknown>, description: string): string[] {
	const how = isObject(instructions) ? String(instructions.how) : "";
	const why = (Array.isArray(next) ? next : []).filter(isObject).map((action) => String(action.why));
	return stems([how, ...why, description.match(/[^.]*\bthe person\b[^.]*\./gi)?.join(" ") ?? ""].join(" "));
}

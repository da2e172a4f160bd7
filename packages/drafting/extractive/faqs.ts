import type { FaqCandidate } from "#core/drafts/draft-fields";
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX, FAQS_MAX } from "#core/limits";
import type { Block } from "#core/web/page";
import { splitSentences } from "#core/web/sentences";
import { linkedBlocks } from "#drafting/extractive/listed-under";
import { cite, citeSpan, hintsOf, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";

/** So many blocks may make one answer. */
const ANSWER_BLOCKS_MAX = 12;

const FAQ_HEADING =
	/\bfaqs?\b|frequently asked|common questions|questions (?:and|&) answers|q ?& ?a|häufig\w* (?:gestellte )?fragen|fragen und antworten|questions fréquentes|foire aux questions|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen|pytania|вопрос|чаво|vanliga frågor|časté dotazy/iu;
const FAQ_PLACE = /faq|accordion/;
const NO_QUESTION =
	/newsletter|password|forgot|have an account|log ?in|sign up|not sure\?|^(?:questions|need help|got a question|why|what|how|have (?:a )?questions?)\??$/iu;

function isHeadingLike({ block }: TextBlock): boolean {
	return block.kind === "heading" || /^(?:dt|summary|button|legend|caption)$/.test(block.tag);
}

/** Signs behind a question open its answer: `Is it free? ▼`. */
const OPENS = /(?<=[?？])\s*[▼▾▿⌄∨＋+›»▶▸⬇↓]\s*$/u;

/** A question without the sign that opens its answer. */
function withoutOpener(source: TextBlock): TextBlock {
	const text = source.text.replace(OPENS, "");
	if (text.length === source.text.length) return source;
	return { ...source, text, block: { ...source.block, end: source.block.start + text.length } };
}

function isQuestion({ text }: TextBlock): boolean {
	return /[?？]\s*$/u.test(text) && text.length <= FAQ_QUESTION_MAX && text.length >= 8 && !NO_QUESTION.test(text);
}

/** Whether the site says that this part of it is questions and answers. */
function isFaqPart(source: TextBlock, heading: TextBlock | null): boolean {
	return (
		source.page.role === "faq" ||
		FAQ_PLACE.test(hintsOf(source, 4)) ||
		(heading !== null && FAQ_HEADING.test(heading.text))
	);
}

function answerAfter(site: SiteText, index: number): TextBlock[] {
	const question = site.visible[index];
	const blocks: TextBlock[] = [];
	let length = 0;
	for (let at = index + 1; question && at < site.visible.length && blocks.length < ANSWER_BLOCKS_MAX; at++) {
		const source = site.visible[at];
		if (
			!source ||
			source.page !== question.page ||
			source.block.kind === "heading" ||
			isQuestion(withoutOpener(source))
		)
			break;
		if (source.block.tag === question.block.tag && isHeadingLike(question)) break;
		if (source.block.landmark !== question.block.landmark || length + source.text.length > FAQ_ANSWER_MAX) break;
		// Other containers than the question's are answers only right beside it.
		blocks.push(source);
		length += source.text.length + 1;
	}
	// The sign that opens an answer stands before it, and the number of the next question behind it.
	const isSign = ({ text }: TextBlock) => (!/\p{L}/u.test(text) && text.length <= SIGN_MAX) || ICON_NAME.test(text);
	const first = blocks.findIndex((block) => !isSign(block));
	const last = blocks.findLastIndex((block) => !isSign(block) || block.block.group === blocks[first]?.block.group);
	return first === -1 ? [] : blocks.slice(first, last + 1);
}

/** `+`, `02`, `Q3.` is longer. */
const SIGN_MAX = 3;

/** `expand_more`: an icon that a font draws for its name. */
const ICON_NAME = /^[a-z]+(?:_[a-z]+){1,3}$/;

/** Buttons and links alone behind the last answer are a call to begin. */
function withoutCalls(blocks: readonly TextBlock[], links: ReadonlySet<Block>): TextBlock[] {
	const last = blocks.findLastIndex(({ block }) => block.tag !== "button" && !links.has(block));
	return blocks.slice(0, last + 1);
}

/** Words that are no button and no link alone: `Ready to begin?` over `Try it free` asks nothing. */
function isAnswer(blocks: readonly TextBlock[], links: ReadonlySet<Block>): boolean {
	const told = blocks.filter((source) => source.block.tag !== "button" && !links.has(source.block));
	const text = told.map((block) => block.text).join(" ");
	return /\p{L}{2}/u.test(text);
}

/** The questions that a page of questions has in its structured data, each right before its accepted answer. */
function structuredFaqs(site: SiteText): FaqCandidate[] {
	return site.literal.flatMap((question, at) => {
		const answer = site.literal[at + 1];
		if (!answer || question.page !== answer.page || !QUESTION_DATA.test(question.block.tag)) return [];
		if (answer.block.tag !== question.block.tag.replace(/name$/, "acceptedAnswer.text")) return [];
		// Markup inside a value is nothing to read out.
		if (/<\/?\p{L}[^<>]{0,200}>/u.test(`${question.text} ${answer.text}`)) return [];
		if (
			question.text.length > FAQ_QUESTION_MAX ||
			answer.text.length > FAQ_ANSWER_MAX ||
			!isAnswer([answer], new Set())
		)
			return [];
		return [{ question: question.text, answer: answer.text, evidence: [...cite(question), ...cite(answer)] }];
	});
}

const QUESTION_DATA = /^FAQPage\.mainEntity\.name$/;

/** Questions with their answers, word for word, from the parts of the site that are such, or from its structured data. */
export function draftFaqs(site: SiteText): FaqCandidate[] {
	const shown = shownFaqs(site);
	// A single question with a mark may be anything; a list of them is meant as one.
	const faqs = shown.length < 2 ? structuredFaqs(site) : shown;
	return faqs.length < 2 ? [] : faqs.slice(0, FAQS_MAX);
}

/** A heading as large as that of the questions ends them; `Ready to begin?`, too, where they are of another size. */
function endsPart(source: TextBlock, part: TextBlock, asked: string | null): boolean {
	if (source.block.kind !== "heading" || source.block.tag > part.block.tag) return false;
	return !isQuestion(source) || (asked !== null && asked !== source.block.tag);
}

function shownFaqs(site: SiteText): FaqCandidate[] {
	const faqs = new Map<string, FaqCandidate>();
	const links = linkedBlocks(site);
	/** What answers a question above asks its own only for the sake of it. */
	const answering = new Set<TextBlock>();
	/** Those that one paragraph asks and answers. */
	const inOne = new Set<string>();
	/** Titles that do not ask. */
	const unasked = new Set<string>();
	let part: TextBlock | null = null;
	let asked: string | null = null;
	for (const [index, written] of site.visible.entries()) {
		const source = withoutOpener(written);
		if (part?.page !== source.page) part = null;
		if (source.block.landmark === "nav" || source.block.landmark === "footer" || !mayProve("faqs", source)) continue;
		const opensPart =
			isHeadingLike(source) && FAQ_HEADING.test(source.text) && source.text.length <= 80 && !isQuestion(source);
		if (opensPart) {
			part = source;
			asked = null;
			continue;
		}
		if (part && endsPart(source, part, asked)) part = null;
		const told = isFaqPart(source, part) && !answering.has(written) ? askedAndAnswered(source) : null;
		if (told) {
			const key = bare(told.question);
			if (!faqs.has(key)) {
				faqs.set(key, told);
				inOne.add(key);
			}
			continue;
		}
		if (!(isQuestion(source) || isUnmarkedQuestion(source, part)) || !isFaqPart(source, part)) continue;
		const blocks = withoutCalls(answerAfter(site, index), links);
		const key = bare(source.text);
		for (const block of blocks) answering.add(block);
		if (faqs.has(key) || !isAnswer(blocks, links)) continue;
		asked ??= source.block.tag;
		if (!isQuestion(source)) unasked.add(key);
		faqs.set(key, {
			question: source.text.replace(/\s+/gu, " ").replace(/^[?？]+\s*/u, ""),
			answer: blocks.map((block) => block.text.replace(/\s+/gu, " ")).join("\n"),
			evidence: [...(source === written ? cite(source) : citeSpan(source.page, source.block)), ...blocks.flatMap(cite)],
		});
	}
	// Beside a list of questions a single paragraph that asks is none: `Know what you need? Book a demo.`
	const isBeside = inOne.size === 1 && faqs.size - inOne.size >= 2;
	// Nor is a title that asks nothing beside several that do: `Our hotline`.
	const asking = faqs.size - unasked.size;
	const isList = asking >= 2 && asking > unasked.size;
	return [...faqs].flatMap(([key, faq]) => ((isBeside && inOne.has(key)) || (isList && unasked.has(key)) ? [] : [faq]));
}

/** `Who owns it? You do.`: a question and its answer in one paragraph. */
function askedAndAnswered({ page, block, text }: TextBlock): FaqCandidate | null {
	const [first, second] = splitSentences(text);
	if (block.kind !== "text" || !first || !second || text.length > FAQ_ANSWER_MAX) return null;
	const question = text.slice(first.start, first.end).trim();
	const answer = text.slice(second.start).trim();
	if (!isQuestion({ page, block, text: question }) || /[?？]\s*$/u.test(answer) || NO_ANSWER.test(answer)) return null;
	return {
		question: question.replace(/\s+/gu, " "),
		answer: answer.replace(/\s+/gu, " "),
		evidence: [
			...citeSpan(page, { start: block.start + first.start, end: block.start + first.end }),
			...citeSpan(page, { start: block.start + second.start, end: block.end }),
		],
	};
}

/** `Any questions left? Write to us.` */
const NO_ANSWER =
	/^(?:(?:please |just |simply |then |feel free to )?(?:contact|write|call|ask|email|e-mail|mail|get in touch|reach out|let us know|send|chat|drop us|visit|see|read|check|find|click|browse|sign up|start|try|get|join|book|download|create|register|open an|here)|(?:we(?: are|'re) (?:here|happy|glad)|our (?:team|support))|(?:dann )?(?:schreib|kontaktier|frag|ruf|melde)|(?:n'hésitez pas|contactez|écrivez|posez)|(?:contáct|escríb|pregúnt|contatta|scrivi|fale|escreva|neem contact|stel))/iu;

/** Under a heading that announces questions, smaller headings are questions even without their mark. */
function isUnmarkedQuestion(source: TextBlock, part: TextBlock | null): boolean {
	if (part?.block.kind !== "heading" || source.block.kind !== "heading") return false;
	return source.block.tag > part.block.tag && source.text.length >= 8 && source.text.length <= FAQ_QUESTION_MAX;
}

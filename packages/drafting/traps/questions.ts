import { type Case, onHome, onPage, type Trap } from "#drafting/traps/trap";

const FAQ = ["/faq", "faq", "Frequently asked questions"] as const;
const asked = (question: string, answer: string, part?: string, lang = "en"): Case => [
	answer,
	[question, answer],
	part ?? `<p>${question} ${answer}</p>`,
	lang,
];
/** Two questions make a list. */
const BESIDE =
	"<h3>How do I pay?</h3><p>By card or transfer.</p><h3>Is there an app?</h3><p>There is one for phones.</p>";
const SELF = "<p>Who owns the invoices? You do, and nobody else.</p><p>Can I leave? At any time, with your data.</p>";

/** Questions with their answers in one paragraph, and what only looks so. */
export const QUESTION_TRAPS: readonly Trap[] = [
	...onPage(FAQ, "a call behind a question", "faqs", false, [
		asked("Any questions left?", "Write to us.", `${SELF}<p>Any questions left? Write to us.</p>`),
		asked(
			"Can't find your answer?",
			"Call our team on 555 0100.",
			`${SELF}<p>Can't find your answer? Call our team on 555 0100.</p>`,
		),
		asked("Ready to begin?", "Sign up today.", `${SELF}<p>Ready to begin? Sign up today.</p>`),
		asked("Still curious?", "Read our handbook.", `${SELF}<p>Still curious? Read our handbook.</p>`),
		asked(
			"Wondering how it works?",
			"Here you find the most common questions.",
			`<p>Wondering how it works? Here you find the most common questions.</p>${SELF}`,
		),
		asked("Noch Fragen offen?", "Schreib uns einfach.", `${SELF}<p>Noch Fragen offen? Schreib uns einfach.</p>`, "de"),
		asked(
			"D'autres questions ?",
			"Contactez notre équipe.",
			`${SELF}<p>D'autres questions ? Contactez notre équipe.</p>`,
			"fr",
		),
	]),
	...onPage(FAQ, "a question inside an answer", "faqs", false, [
		asked(
			"Do you have a card?",
			"Then pay by card.",
			`<h3>How do I pay?</h3><p>Do you have a card? Then pay by card.</p><h3>Is there an app?</h3><p>There is one.</p>`,
		),
		asked(
			"No phone at hand?",
			"It runs in a browser, too.",
			`${BESIDE}<h3>Where does it run?</h3><p>No phone at hand? It runs in a browser, too.</p>`,
		),
		asked("How do I pay?", "There is one for phones.", BESIDE),
	]),
	...onHome("a question that nobody has asked the site", "faqs", false, [
		asked(
			"Did it pay off?",
			"It did within a week.",
			"<h2>What our customers say</h2><p>Did it pay off? It did within a week.</p><p>Would I do it again? Any time of the year.</p>",
		),
		asked(
			"Tired of invoices?",
			"Acme writes them.",
			"<section><h2>Why Acme</h2><p>Tired of invoices? Acme writes them.</p><p>Tired of reminders? Acme sends them.</p></section>",
		),
	]),
	...onPage(FAQ, "its questions, each with its answer in one paragraph", "faqs", true, [
		asked("Who owns the invoices?", "You do, and nobody else.", SELF),
		asked("Can I leave?", "At any time, with your data.", SELF),
		asked(
			"Wem gehören die Rechnungen?",
			"Dir, und sonst niemandem.",
			"<p>Wem gehören die Rechnungen? Dir, und sonst niemandem.</p><p>Kann ich kündigen? Jederzeit, mit allen Daten.</p>",
			"de",
		),
	]),
];

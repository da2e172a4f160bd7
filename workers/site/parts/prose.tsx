import type { FC } from "hono/jsx";
import { Origin, type Proved } from "./origin.tsx";

/** Plain text as people wrote it: an empty line starts a paragraph, a line break stays one. */
export const Prose: FC<{ text: string; class?: string }> = ({ text, class: name }) => (
	<div class={name === undefined ? "prose" : `prose ${name}`}>
		{text
			.split(/\n\s*\n/)
			.filter((paragraph) => paragraph.trim() !== "")
			.map((paragraph) => (
				<p dir="auto">
					{paragraph
						.trim()
						.split("\n")
						.flatMap((line, index) => (index === 0 ? [line] : [<br />, line]))}
				</p>
			))}
	</div>
);

interface FaqsProps {
	faqs: readonly { question: string; answer: string }[];
	/** Of a listing's questions: what is behind the answers. */
	of?: Proved;
}

/** Questions with their answers, each to be opened. */
export const Faqs: FC<FaqsProps> = ({ faqs, of }) => (
	<div class="faqs">
		{faqs.map(({ question, answer }) => (
			<details>
				<summary>
					<bdi>{question}</bdi>
				</summary>
				<Prose text={answer} />
				{of !== undefined && <Origin of={of} field="faqs" entry={question} words={answer} about="this answer" />}
			</details>
		))}
	</div>
);

/** The same questions as structured data. */
export function faqData(faqs: readonly { question: string; answer: string }[]): Record<string, unknown>[] {
	if (faqs.length === 0) return [];
	const mainEntity = faqs.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return [{ "@type": "FAQPage", mainEntity }];
}

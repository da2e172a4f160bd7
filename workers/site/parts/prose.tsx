import type { Child, FC } from "hono/jsx";

/** Plain text as people wrote it: an empty line starts a paragraph, a line break stays one. */
export const Prose: FC<{ text: string }> = ({ text }) => (
	<div class="prose">
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

interface Faq {
	question: string;
	answer: string;
}

interface FaqsProps {
	faqs: readonly Faq[];
	isFirstOpen?: boolean;
	/** An answer as it is shown; plain text where absent. */
	answer?: (faq: Faq) => Child;
}

/** Questions with their answers, each to be opened. */
export const Faqs: FC<FaqsProps> = ({
	faqs,
	isFirstOpen = false,
	answer = ({ answer }) => <Prose text={answer} />,
}) => (
	<div class="faqs">
		{faqs.map((faq, index) => (
			<details open={isFirstOpen && index === 0}>
				<summary>
					<bdi>{faq.question}</bdi>
				</summary>
				{answer(faq)}
			</details>
		))}
	</div>
);

/** The same questions as structured data. */
export function faqData(faqs: readonly Faq[]): Record<string, unknown>[] {
	if (faqs.length === 0) return [];
	const mainEntity = faqs.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return [{ "@type": "FAQPage", mainEntity }];
}

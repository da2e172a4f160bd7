import { raw } from "hono/html";
import type { FC } from "hono/jsx";
import { markdownToHtml } from "#core/content/markdown";
import { withSizes } from "#core/content/picture-markdown";
import type { PictureRow } from "#store/pictures";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Faqs } from "./prose.tsx";

const t = words.blog;

const NONE: ReadonlyMap<string, PictureRow> = new Map();

interface Props {
	title: string;
	summary: string;
	author: string;
	body: string;
	faqs: readonly { question: string; answer: string }[];
	/** ISO 8601; null where it is not published. */
	publishedAt: string | null;
	/** Those of the text that are kept, by their hash. */
	pictures?: ReadonlyMap<string, PictureRow>;
	/** Where it stands on a page that has a title of its own. */
	isPreview?: boolean;
}

/** A post as everybody reads it, also in its preview. HTML in its Markdown stays text. */
export const Post: FC<Props> = ({
	title,
	summary,
	author,
	body,
	faqs,
	publishedAt,
	pictures = NONE,
	isPreview = false,
}) => (
	<>
		{isPreview ? <h2>{title}</h2> : <h1>{title}</h1>}
		{publishedAt !== null && (
			<p class="muted">{t.by(<time datetime={publishedAt}>{dayOf(publishedAt)}</time>, author)}</p>
		)}
		<p class="prose summary">{summary}</p>
		<div class="prose">{raw(withSizes(markdownToHtml(body), pictures))}</div>
		{faqs.length > 0 && (
			<section aria-label={t.questions}>
				<h2>{t.questions}</h2>
				<Faqs faqs={[...faqs]} />
			</section>
		)}
	</>
);

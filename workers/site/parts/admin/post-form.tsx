import type { FC } from "hono/jsx";
import type { PostTexts } from "#core/content/post";
import {
	FAQ_ANSWER_MAX,
	FAQ_QUESTION_MAX,
	FAQS_MAX,
	POST_AUTHOR_MAX,
	POST_BODY_MAX,
	POST_SUMMARY_MAX,
	POST_TITLE_MAX,
} from "#core/limits";
import { SLUG_MAX } from "#core/web/slug";
import type { Sent } from "../../attempt.ts";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { type Problems, TextField, typed } from "../text-field.tsx";
import { Buttons } from "./decision.tsx";
import { PostPicture } from "./post-picture.tsx";

const t = words.posts;
/** Empty pairs below those that are there. */
const MORE_FAQS = 2;

/** What a form holds of a post: as typed, the day as its input has it. */
export interface TypedPost extends Omit<PostTexts, "publishedAt"> {
	/** `2026-11-23T09:00`, in UTC; empty for a draft. */
	published: string;
}

const inputOf = (at: number | null) => (at === null ? "" : new Date(at).toISOString().slice(0, 16));

export function typedOf({ publishedAt, ...texts }: PostTexts): TypedPost {
	return { ...texts, published: inputOf(publishedAt) };
}

/** What was typed. Pairs of which both are empty are none. */
export function typedPost(sent: Sent): TypedPost {
	const faqs = Array.from({ length: FAQS_MAX }, (_, index) => ({
		question: typed(sent[`question-${index}`]).trim(),
		answer: typed(sent[`answer-${index}`]).trim(),
	})).filter(({ question, answer }) => question !== "" || answer !== "");
	const of = (name: string) => typed(sent[name]).trim();
	return {
		slug: of("slug"),
		title: of("title"),
		summary: of("summary"),
		body: typed(sent.body),
		author: of("author"),
		faqs,
		published: of("published"),
	};
}

/**
 * The post that was typed. The minute of the input stands for the instant that it was read with, where that is in it: so
 * saving without a change changes nothing. @param before when it was published until then.
 */
export function textsOf({ published, ...texts }: TypedPost, before: number | null): PostTexts {
	if (published === "") return { ...texts, publishedAt: null };
	if (published === inputOf(before)) return { ...texts, publishedAt: before };
	// What is no day is refused by the action, as every other field is.
	return { ...texts, publishedAt: Date.parse(`${published}Z`) };
}

interface Props {
	action: string;
	token: string;
	post: TypedPost;
	version: number | null;
	problems: Problems;
	/** What was typed of a picture that could not be taken. */
	alt: string;
}

/** Everything of a post, to be previewed or saved. */
export const PostFields: FC<Props> = ({ action, token, post, version, problems, alt }) => {
	const pairs = [...post.faqs, ...Array.from({ length: MORE_FAQS }, () => ({ question: "", answer: "" }))];
	return (
		<PostForm action={action} token={token} multipart>
			{version !== null && <input type="hidden" name="version" value={String(version)} />}
			<LineField
				name="title"
				label={t.fields.title}
				value={post.title}
				max={POST_TITLE_MAX}
				required
				problem={problems["/title"]}
			/>
			<LineField
				name="slug"
				label={t.fields.slug}
				hint={t.fields.slugHint}
				value={post.slug}
				max={SLUG_MAX}
				required
				problem={problems["/slug"]}
			/>
			<TextField
				name="summary"
				label={t.fields.summary}
				help={t.fields.summaryHelp}
				max={POST_SUMMARY_MAX}
				rows={3}
				value={post.summary}
				problem={problems["/summary"]}
			/>
			<LineField
				name="author"
				label={t.fields.author}
				value={post.author}
				max={POST_AUTHOR_MAX}
				required
				problem={problems["/author"]}
			/>
			<TextField
				name="body"
				label={t.fields.body}
				help={t.fields.bodyHelp}
				max={POST_BODY_MAX}
				rows={20}
				value={post.body}
				problem={problems["/body"]}
			/>
			<LineField
				name="published"
				label={t.fields.published}
				hint={t.fields.publishedHint}
				problem={problems["/publishedAt"]}
				input={(attributes) => <input {...attributes} type="datetime-local" value={post.published} />}
			/>
			<fieldset>
				<legend>{t.fields.questions}</legend>
				{pairs.slice(0, FAQS_MAX).map(({ question, answer }, index) => (
					<>
						<LineField
							name={`question-${index}`}
							label={t.fields.question(index + 1)}
							value={question}
							max={FAQ_QUESTION_MAX}
							problem={problems[`/faqs/${index}/question`]}
						/>
						<TextField
							name={`answer-${index}`}
							label={t.fields.answer(index + 1)}
							help={t.fields.answerHelp}
							max={FAQ_ANSWER_MAX}
							rows={2}
							required={false}
							value={answer}
							problem={problems[`/faqs/${index}/answer`]}
						/>
					</>
				))}
			</fieldset>
			<Buttons
				of={[
					{ value: "save", label: t.save, kind: "primary" },
					{ value: "preview", label: t.preview },
				]}
			/>
			<PostPicture problems={problems} alt={alt} />
		</PostForm>
	);
};

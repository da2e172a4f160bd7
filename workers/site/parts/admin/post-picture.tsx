import type { FC } from "hono/jsx";
import { pictureMarkdown } from "#core/content/picture-markdown";
import { picturesIn } from "#core/content/post-pictures";
import { PICTURE_ALT_MAX, POST_BODY_MAX } from "#core/limits";
import { PICTURE_TYPES } from "#core/pictures/picture";
import type { PictureRow } from "#store/pictures";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import type { Problems } from "../text-field.tsx";

const t = words.posts.pictures;

/**
 * A picture for the text, sent with everything that was typed. It stands below the buttons of the post: Enter in a field
 * must save it.
 */
export const PostPicture: FC<{ problems: Problems; alt: string }> = ({ problems, alt }) => (
	<fieldset>
		<legend>{t.title}</legend>
		{/* Where the text's cursor was, as a script tells it. */}
		<input type="hidden" name="caret" data-caret="body" maxlength={String(POST_BODY_MAX).length} />
		<LineField
			name="picture"
			label={t.file}
			hint={words.pictures.formats}
			problem={problems["/bytes"]}
			input={(attributes) => <input {...attributes} type="file" accept={PICTURE_TYPES.join(",")} />}
		/>
		<LineField name="alt" label={t.alt} hint={t.altHint} value={alt} max={PICTURE_ALT_MAX} problem={problems["/alt"]} />
		<p class="actions">
			<button type="submit" name="decision" value="picture" class="secondary" formnovalidate>
				{t.put}
			</button>
		</p>
	</fieldset>
);

interface Props {
	body: string;
	/** Those that the text names and those that earlier versions had. */
	pictures: readonly PictureRow[];
}

/** The pictures of a post, with what puts each into the text. */
export const PicturesOfPost: FC<Props> = ({ body, pictures }) => {
	if (pictures.length === 0) return null;
	const named = new Map(picturesIn(body).map(({ hash, alt }) => [hash, alt]));
	return (
		<section aria-labelledby="pictures">
			<h2 id="pictures">{t.chosen}</h2>
			<ul class="post-pictures">
				{pictures.map(({ hash, width, height, bytes }) => (
					<li>
						<img src={`/pictures/${hash}`} alt={named.get(hash) ?? ""} width={width} height={height} loading="lazy" />
						<div>
							<p class="muted">{t.size(width, height, Math.ceil(bytes / 1024))}</p>
							<p>{named.has(hash) ? t.inText : t.notInText}</p>
							<code>{pictureMarkdown({ hash, alt: named.get(hash) ?? t.again })}</code>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
};

import type { FC } from "hono/jsx";
import type { PreviewImage } from "../share/preview.ts";
import { IMAGE_HEIGHT, IMAGE_WIDTH } from "../share/size.ts";
import type { ShareText } from "../share/texts.ts";
import { words } from "../words/words.ts";
import { Snippet } from "./snippet.tsx";

const t = words.share;

/** The image that links show, to look at and to keep. @param file name it is saved under. */
export const ShareImage: FC<{ image: PreviewImage | null; file: string }> = ({ image, file }) =>
	image === null ? null : (
		<section aria-labelledby="share-image">
			<h2 id="share-image">{t.image}</h2>
			<figure class="share-image">
				<img src={image.path} alt={image.alt} width={IMAGE_WIDTH} height={IMAGE_HEIGHT} decoding="async" />
				<figcaption>
					{t.imageWhere}{" "}
					<a href={image.path} download={file}>
						{t.download}
					</a>
				</figcaption>
			</figure>
		</section>
	);

/** Texts to paste, each with its button. */
export const ShareTexts: FC<{ texts: readonly ShareText[] }> = ({ texts }) => (
	<section aria-labelledby="share-texts">
		<h2 id="share-texts">{t.texts}</h2>
		<p>{t.textsAbout}</p>
		<div class="share-texts">
			{texts.map(({ label, text, open }) => (
				<div>
					<Snippet label={label}>{text}</Snippet>
					<p>
						{open.map(({ label: where, href }) => (
							<a href={href} rel="noopener">
								{where}
							</a>
						))}
					</p>
				</div>
			))}
		</div>
	</section>
);

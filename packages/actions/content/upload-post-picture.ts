import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { pictureMarkdown } from "#core/content/picture-markdown";
import { invalidField } from "#core/errors";
import { PICTURE_ALT_MAX } from "#core/limits";
import { PictureRefused } from "#core/pictures/refusal";
import { requiredLine } from "#usecases/fields";
import { keepPicture } from "#usecases/pictures/keep-picture";

/**
 * The site team keeps a picture for a post. It stands in no post before one is saved that names it; what no post names is
 * forgotten a day later.
 */
export default defineAction({
	id: "upload_post_picture",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** The file as it was sent. */
		bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
		/** What it shows, for who cannot see it. */
		alt: requiredLine(PICTURE_ALT_MAX),
	}),
	async handler({ bytes, alt }, { db, now, ports }) {
		const keeping = { db, now, objects: ports.objects };
		const { hash } = await keepPicture("post", bytes, keeping).catch((error: unknown) => {
			if (error instanceof PictureRefused) return invalidField("/bytes", error.message, error.code);
			throw error;
		});
		return record(
			{ subject: `picture:${hash}`, detail: { alt } },
			{ hash, markdown: pictureMarkdown({ hash, alt }) },
			[],
		);
	},
});

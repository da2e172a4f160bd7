import { copyListingPictures } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { copyPictures } from "#usecases/pictures/copy-pictures";

/** Copies the pictures of a listing's website anew, from where its last reading found them. */
export default defineJob(copyListingPictures, {
	run: ({ subject, payload }, ctx) => copyPictures({ listingId: subject }, payload, { ...ctx, ...ctx.ports }),
});

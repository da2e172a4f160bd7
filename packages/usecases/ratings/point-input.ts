import * as z from "zod";
import { RATING_TENTHS_MAX } from "#core/limits";
import { PROVIDER_NAME_MAX } from "#core/ratings/provider";
import { dateText, requiredLine } from "#usecases/fields";

/** One figure of a listing's history, as it was looked at. */
export const pointFields = {
	listing_id: z.int().min(1),
	provider: requiredLine(PROVIDER_NAME_MAX),
	day: dateText,
	rating_tenths: z.int().min(0).max(RATING_TENTHS_MAX),
};

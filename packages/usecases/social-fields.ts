import * as z from "zod";
import { SOCIAL_PLATFORMS, type SocialPlatform } from "#core/drafts/draft-fields";
import { LINK_MAX } from "#core/limits";
import { socialAddress } from "#core/web/social-address";
import { isWebLink } from "#core/web/website";
import { line, orBlank } from "#usecases/fields";

/**
 * Source: docs/limits.md#profiles-elsewhere. The address of a profile; a handle becomes one where it names one profile. Blank says
 * that there is none.
 */
export const socials = z.strictObject(
	Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [platform, profileAddress(platform).optional()])) as Record<
		SocialPlatform,
		z.ZodOptional<z.ZodString>
	>,
);

function profileAddress(platform: SocialPlatform) {
	return orBlank(
		line(LINK_MAX).overwrite((typed) => socialAddress(platform, typed)),
		isWebLink,
		"This must be the whole address of a profile, such as https://www.linkedin.com/company/example.",
	).meta({ maxLength: LINK_MAX });
}

import type { SocialPlatform } from "#core/drafts/draft-fields";

/**
 * Where the profile of a handle is, on platforms on which a handle names one profile. Not LinkedIn and Reddit: there the
 * same name can be a person, a company or a community.
 */
const PROFILES: Partial<Record<SocialPlatform, string>> = {
	x: "https://x.com/",
	facebook: "https://www.facebook.com/",
	instagram: "https://www.instagram.com/",
	tiktok: "https://www.tiktok.com/@",
	youtube: "https://www.youtube.com/@",
	threads: "https://www.threads.com/@",
	pinterest: "https://www.pinterest.com/",
	github: "https://github.com/",
	producthunt: "https://www.producthunt.com/@",
	medium: "https://medium.com/@",
};

/** A bare name, or with `@` in front, in which a dot does not yet make a host name. */
const HANDLE = /^(?:@[A-Za-z0-9_][A-Za-z0-9_.-]{0,59}|[A-Za-z0-9_][A-Za-z0-9_-]{0,59})$/;

/** The address a person means by `@acme` or `acme` on a platform; anything else comes back as it was. */
export function socialAddress(platform: SocialPlatform, typed: string): string {
	const profiles = PROFILES[platform];
	const handle = typed.trim();
	return profiles !== undefined && HANDLE.test(handle) ? profiles + handle.replace("@", "") : typed;
}

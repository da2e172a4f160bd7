import { spoken } from "#core/words/format";

const PLATFORMS: Readonly<Record<string, string>> = {
	linkedin: "LinkedIn",
	x: "X",
	tiktok: "TikTok",
	youtube: "YouTube",
	github: "GitHub",
	producthunt: "Product Hunt",
	custom: "Other",
};

/** What a platform calls itself. */
export function platformName(platform: string): string {
	return PLATFORMS[platform] ?? spoken(platform);
}

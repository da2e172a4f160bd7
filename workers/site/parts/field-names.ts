import { spoken } from "../words/format.ts";

const PLATFORMS: Readonly<Record<string, string>> = {
	linkedin: "LinkedIn",
	x: "X",
	tiktok: "TikTok",
	youtube: "YouTube",
	github: "GitHub",
	producthunt: "Product Hunt",
	custom: "Other",
};

export function platformName(platform: string): string {
	return PLATFORMS[platform] ?? spoken(platform);
}

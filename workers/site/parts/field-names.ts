import { spoken } from "../words/format.ts";
import { words } from "../words/words.ts";

/** What a reader calls a field of a listing or draft. */
export function fieldName(field: string): string {
	return words.names.fields[field] ?? spoken(field);
}

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

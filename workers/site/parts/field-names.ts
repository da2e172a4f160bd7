import { spoken } from "../words/format.ts";

/** Names of facts where the words of their key are not those a reader would use. */
const NAMES: Readonly<Record<string, string>> = {
	usps: "What sets it apart",
	faqs: "Questions and answers",
	logo_url: "Logo",
	demo_video_url: "Demo video",
	contact_email: "Contact e-mail",
	pricing_model: "Pricing model",
	pricing_summary: "Prices",
	founded_year: "Founded",
	company_socials: "Company profiles elsewhere",
	founder_socials: "Founders' profiles elsewhere",
	why_started: "Why it was started",
	whats_next: "What comes next",
};

/** What a reader calls a field of a listing or draft. */
export function fieldName(field: string): string {
	return NAMES[field] ?? spoken(field);
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

/** What of a listing a column may hold, in the order of the form. Source: docs/imports.md#columns. */
export const IMPORT_FIELDS = [
	"name",
	"website",
	"category",
	"tagline",
	"short_description",
	"description",
	"pricing_model",
	"pricing_summary",
	"stage",
	"country",
	"city",
	"founded_year",
	"contact_email",
	"features",
	"tags",
	"logo_url",
	"launched_on",
	"linkedin",
	"x",
	"github",
	"youtube",
	"facebook",
	"instagram",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column each of them is in, by its number from 0. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

/** Without these nothing can be listed. */
export const IMPORT_NEEDS: readonly ImportField[] = ["name", "website"];

/** How others call these columns; letters and digits only. */
const CALLED: Partial<Record<ImportField, readonly string[]>> = {
	name: ["product", "productname", "title", "tool", "app", "company", "companyname", "startup"],
	website: ["url", "link", "homepage", "site", "websiteurl", "producturl", "address", "web", "domain"],
	category: ["categories", "maincategory", "primarycategory", "type", "topic"],
	tagline: ["slogan", "headline", "oneliner", "subtitle", "pitch"],
	short_description: ["shortdesc", "summary", "excerpt", "blurb", "shorttext"],
	description: ["longdescription", "desc", "details", "about", "body", "text"],
	pricing_model: ["pricing", "pricingtype", "pricemodel", "plan"],
	pricing_summary: ["price", "prices", "pricingdetails", "cost"],
	country: ["countrycode", "location", "hqcountry", "land"],
	city: ["town", "hqcity"],
	founded_year: ["founded", "yearfounded", "foundedin", "since", "year"],
	contact_email: ["email", "mail", "contact", "supportemail"],
	features: ["keyfeatures", "featurelist"],
	tags: ["keywords", "labels", "topics"],
	logo_url: ["logo", "icon", "image", "thumbnail", "logoimage"],
	launched_on: ["launchdate", "launched", "published", "publishedat", "createdat", "date", "added"],
	linkedin: ["linkedinurl", "socialslinkedin"],
	x: ["twitter", "twitterurl", "xurl", "twitterhandle", "socialsx", "socialstwitter"],
	github: ["githuburl", "repository", "repo", "socialsgithub"],
	youtube: ["youtubeurl", "socialsyoutube"],
	facebook: ["facebookurl", "socialsfacebook"],
	instagram: ["instagramurl", "socialsinstagram"],
};

/** What the names of a file's columns seem to mean; each column and each field once, own names before others'. */
export function guessMapping(columns: readonly string[]): ColumnMapping {
	const plain = columns.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
	const mapping: ColumnMapping = {};
	const taken = new Set<number>();
	const take = (field: ImportField, names: readonly string[]) => {
		const column = plain.findIndex((name, index) => names.includes(name) && !taken.has(index));
		if (mapping[field] !== undefined || column === -1) return;
		mapping[field] = column;
		taken.add(column);
	};
	for (const field of IMPORT_FIELDS) take(field, [field.replaceAll("_", ""), `socials${field}`]);
	for (const field of IMPORT_FIELDS) take(field, CALLED[field] ?? []);
	return mapping;
}

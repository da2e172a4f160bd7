/** An invented product. Every website ends in `.example`, a name that is reserved and belongs to nobody (RFC 2606). */
export interface ProductSketch {
	name: string;
	/** Slug of the primary category. */
	category: string;
	tagline: string;
	/** What follows "it is". */
	kind: string;
	/** One sentence. */
	short: string;
	/** Two or three more sentences of the description. */
	detail: string;
	features: readonly string[];
	usp: string;
	/** The pricing model, and what the website's page about prices says, sentence by sentence. */
	pricing: readonly [model: string, ...sentences: string[]];
	place: readonly [country: string, city: string];
	/** Null where the invented website does not say. */
	founded: number | null;
	stage: string;
	founder: readonly [name: string, title: string, bio: string];
}

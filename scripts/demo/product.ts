/** An invented product. Every website ends in `.example`, a name that is reserved and belongs to nobody (RFC 2606). */
export interface ProductSketch {
	name: string;
	/** Slug of the primary category. */
	category: string;
	tagline: string;
	/** One sentence. */
	short: string;
	/** Two or three more sentences of the description. */
	detail: string;
	features: readonly string[];
	usp: string;
	pricing: readonly [model: string, summary: string];
	place: readonly [country: string, city: string];
	/** Null where the invented website does not say. */
	founded: number | null;
	stage: string;
	founder: readonly [name: string, title: string, bio: string];
}

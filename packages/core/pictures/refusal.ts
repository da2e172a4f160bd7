/** A picture of a website that was not taken, as its owner reads of it. */
export interface RefusedPicture {
	address: string;
	/** One sentence. */
	reason: string;
}

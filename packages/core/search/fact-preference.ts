/** A fact that words of a query name, and for which there is a filter. */
export interface FactPreference {
	filter: "country" | "pricingModel" | "stage";
	/** As the filter takes them; any of them is meant. */
	values: readonly string[];
	/** The words of the query that say it. */
	words: readonly string[];
}

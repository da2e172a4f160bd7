/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface JsonSchema {
	[keyword: string]: unknown;
	$ref?: string;
	description?: string;
	properties?: Record<string, JsonSchema>;
}

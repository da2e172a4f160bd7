import type { components, operations } from "./schema.d.ts";

/** An operation of the API, by its id. */
export type OperationId = keyof operations;

/** A resource of the API by its name in the document, such as `Schema<"Listing">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
	? NonNullable<Body> extends { content: { "application/json": infer Content } }
		? Content
		: unknown
	: unknown;
type Flat<T> = { [Key in keyof T]: T[Key] };

/** What an operation takes: the parameters of its path and query and the properties of its body, in one object. */
export type Input<Id extends OperationId> = Flat<
	Given<Parameters<Id>["path"]> & Given<Parameters<Id>["query"]> & BodyOf<Id>
>;

type Json<Response> = Response extends { content: { "application/json": infer Content } } ? Content : never;
type Responses<Id extends OperationId> = operations[Id]["responses"];

/** What an operation answers. */
export type Answer<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & (200 | 201)]>;

/** Every code that the document knows. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** The body of a refusal. */
export type Problem = components["schemas"]["Problem"];

/** The operations whose answers come in pages. */
export type PagedId = {
	[Id in OperationId]: Answer<Id> extends { items: unknown[]; next_page: number | null } ? Id : never;
}[OperationId];

/** An entry of a page. */
export type Item<Id extends PagedId> = Answer<Id> extends { items: (infer Entry)[] } ? Entry : never;

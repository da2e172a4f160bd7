import type { HoldReason } from "#core/listings/review-look";

/** How a review stood before its writer was banned: its id, status, why it was held, and its version. */
export type ReviewStanding = [id: number, status: "published" | "held", heldReason: HoldReason | null, version: number];

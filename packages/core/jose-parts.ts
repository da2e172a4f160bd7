/**
 * What is needed of `jose` at times, for whoever loads it when it is first needed: of a package that is itself imported in that way the
 * build keeps everything. Source: docs/start.md#the-upload.
 */
export { CompactEncrypt, compactDecrypt, createRemoteJWKSet, jwtVerify } from "jose";

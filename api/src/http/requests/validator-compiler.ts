import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Validates by TypeBox. What is valid as it came isn't converted, because that takes several times as long
 * as to check it.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => {
  const validator = Compile(route.schema);
  const convertAndValidate = TypeBoxValidatorCompiler(route);
  return (value: unknown) => (validator.Check(value) ? { value } : convertAndValidate(value));
};

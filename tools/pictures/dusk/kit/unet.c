/* 3 x 3 convolution, zero-padded, channels last: the one heavy step of the denoiser.
 *
 * in   H*W*ci floats      w   9*ci*co floats (tap, input, output), co a multiple of 16
 * out  H*W*co floats      b   co floats
 * Rows are shared out to the cores; a tile of 6 pixels x 16 outputs stays in registers.                 */
#include <stddef.h>

typedef float v16 __attribute__((vector_size(64), aligned(4)));
enum { TILE = 6 };

void conv(const float *in, const float *w, const float *b, float *out, int W, int H, int ci, int co, int relu)
{
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < H; y++)
        for (int o = 0; o < co; o += 16)
            for (int x0 = 0; x0 < W; x0 += TILE) {
                int n = W - x0 < TILE ? W - x0 : TILE;
                v16 acc[TILE];
                for (int p = 0; p < TILE; p++) acc[p] = *(const v16 *)(b + o);
                for (int ky = -1; ky <= 1; ky++) {
                    if (y + ky < 0 || y + ky >= H) continue;
                    for (int kx = -1; kx <= 1; kx++) {
                        const float *tap = w + (size_t)((ky + 1) * 3 + kx + 1) * ci * co + o;
                        const float *src = in + ((size_t)(y + ky) * W + x0 + kx) * ci;
                        if (n == TILE && x0 + kx >= 0 && x0 + kx + TILE <= W) {
                            for (int c = 0; c < ci; c++) {
                                v16 k = *(const v16 *)(tap + (size_t)c * co);
                                for (int p = 0; p < TILE; p++) acc[p] += src[(size_t)p * ci + c] * k;
                            }
                        } else {
                            for (int p = 0; p < n; p++) {
                                if (x0 + p + kx < 0 || x0 + p + kx >= W) continue;
                                for (int c = 0; c < ci; c++) acc[p] += src[(size_t)p * ci + c] * *(const v16 *)(tap + (size_t)c * co);
                            }
                        }
                    }
                }
                for (int p = 0; p < n; p++) {
                    float *d = out + ((size_t)y * W + x0 + p) * co + o;
                    for (int k = 0; k < 16; k++) d[k] = relu && acc[p][k] < 0 ? 0 : acc[p][k];
                }
            }
}

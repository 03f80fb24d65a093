/* The hours and weathers of the series: one palette for sky, land and the light on the car. */

const OAK = { shadow: '#1b2722', bark: '#2a2f27', barkLit: '#a48f5e', deep: '#1f2f27', mid: '#47603f', lit: '#b7ad5e' };

export const HOURS = {
  gold: {
    sky: ['#8fadb0', '#cfd6c8', '#f4e6c4'], glow: '255,216,140', disc: '#fff3cf', cloud: '255,246,224', wash: ['255,220,140', 0.6],
    ridges: [['#b9c0ad', '#ecdfbd', '#d6d2b2', '#9aa696'], ['#93a595', '#d9d3b0', '#bcbf9b', '#768c80'], ['#5f7a6e', '#bcc2a0', '#9aa67c', '#48665b']],
    meadow: ['#8d9268', '#4c5b45'], grass: ['#b9b27c', '#7d8559', '#d6c98f', '#566449'], road: ['#d2c49c', '#b9ad8a', '#8a8a74', '#5c6455'], stone: ['#d9ccab', '#8b8266'], water: ['#b9bd9f', '#ffe2a0', '#8fa296'], oak: OAK, look: {},
  },
  morning: {
    sky: ['#8db4bd', '#cfe0d8', '#fbf0d4'], glow: '255,240,200', disc: '#fffbe9', cloud: '255,255,248', wash: ['255,240,200', 0.45],
    ridges: [['#b7c9c4', '#e6e8d4', '#cfd9c6', '#9fb5af'], ['#8fac9f', '#cfd8bf', '#b1c3a2', '#719085'], ['#57806b', '#a9bd96', '#86a474', '#3f6654']],
    meadow: ['#86a062', '#3f6145'], grass: ['#a9bd72', '#6d9158', '#d8d89a', '#466b47'], road: ['#cfcbb4', '#b1b1a0', '#87908a', '#59655f'], stone: ['#e6dec4', '#978f78'], water: ['#a9c6c3', '#f4f0d6', '#6f9695'],
    oak: { ...OAK, mid: '#4f7047', lit: '#bfc577' }, look: { sun: '#ffe6a6', sky: '#cfe2e2', horizon: '#f7f0da', ground: '#8fa072', reflect: '#2f5a4c', cast: 0.8 },
  },
  noon: {
    sky: ['#5f9cb3', '#9cc6cb', '#e5ead6'], glow: '255,250,225', disc: null, cloud: '255,255,252', wash: ['255,246,220', 0.3],
    ridges: [['#a3bfbc', '#dfe5d2', '#c3d2bb', '#8aaba6'], ['#7aa091', '#bccfae', '#a2b98d', '#5c857a'], ['#47755c', '#96ad7c', '#7d9a5f', '#315a47']],
    meadow: ['#9a9c5c', '#55663f'], grass: ['#c4b878', '#8a9556', '#e3d79a', '#5f7145'], road: ['#d9d5c2', '#bdbbaa', '#959a90', '#686f68'], stone: ['#f0e7cd', '#a09780'], water: ['#6fa8b0', '#cfe6dc', '#3f7883'],
    oak: { ...OAK, mid: '#4a6b3c', lit: '#b9c268' }, look: { sun: '#fff0c4', rim: 0.85, sky: '#cfe6ec', horizon: '#f4f3e4', ground: '#a39f7c', reflect: '#2d5547', cast: 0.2 },
  },
  dusk: {
    sky: ['#47617a', '#b98a79', '#f6b768'], glow: '255,170,90', disc: '#ffdf9c', cloud: '255,196,150', wash: ['255,170,90', 0.6],
    ridges: [['#a98a80', '#e8b280', '#c49a80', '#8d7a7c'], ['#78707a', '#bd9077', '#98837a', '#5d6070'], ['#454f5a', '#8b7668', '#6f6a62', '#333f4b']],
    meadow: ['#6f6a4a', '#2b362f'], grass: ['#b58d56', '#5d5f44', '#d8a862', '#394238'], road: ['#b18e6c', '#87756a', '#565a5c', '#30393b'], stone: ['#d9a878', '#6b5a52'], water: ['#8f7f82', '#ffc27a', '#3e5163'],
    oak: { ...OAK, deep: '#161f24', mid: '#3b4538', lit: '#c2894a', barkLit: '#c98a4a' }, look: { sun: '#ff9d4d', sky: '#8f9db0', horizon: '#f2b984', ground: '#7b6650', reflect: '#2b333d', shadow: '#141b24', day: 0.8, night: 0.25 },
  },
  blue: {
    sky: ['#16273a', '#34526b', '#d09a72'], glow: '255,180,120', disc: null, cloud: '150,160,180', wash: ['255,190,120', 0.3], stars: 90,
    ridges: [['#5b6a7c', '#a98a7c', '#76808c', '#4a5b6e'], ['#3a4e62', '#5f6a77', '#4f6274', '#2b3e52'], ['#223646', '#3a4c58', '#33495a', '#182936']],
    meadow: ['#2a3b40', '#121c20'], grass: ['#435552', '#24343a', '#5f6a5c', '#18262b'], road: ['#4a5964', '#3b4852', '#28343d', '#172026'], stone: ['#7f848a', '#38444e'], water: ['#3f5a72', '#e0a87c', '#1c3044'],
    oak: { ...OAK, deep: '#0d171c', mid: '#22343a', lit: '#5a6a62', barkLit: '#5a6268' }, look: { sun: '#ffbf7d', rim: 0.55, sky: '#56748f', horizon: '#c3977d', ground: '#2d3a42', reflect: '#16232e', shadow: '#0a1218', day: 0.3, night: 1, gloss: 1.1 },
  },
  fog: {
    sky: ['#c4ccc6', '#dcdccd', '#f6e6bd'], glow: '255,232,180', disc: '#fffae6', cloud: '255,252,240', wash: ['255,232,180', 0.5],
    ridges: [['#d3d4c6', '#eae4cd', '#d9d8c8', '#c6cabd'], ['#bfc6ba', '#e2ddc6', '#c8cdbf', '#acb8ac'], ['#9aa99c', '#d8d5bd', '#aab5a5', '#839689']],
    meadow: ['#aeb195', '#6d7a68'], grass: ['#c9c6a4', '#8b967d', '#e0d9b4', '#6a7866'], road: ['#d4ceb6', '#bcb9a4', '#98998a', '#6d736a'], stone: ['#e2dac0', '#a49d88'], water: ['#cfd0be', '#fff0c8', '#a9b3a8'],
    oak: { ...OAK, deep: '#55665c', mid: '#76846f', lit: '#b3b58f', bark: '#5b665d' }, look: { sun: '#fff0c0', rim: 0.8, sky: '#dfe2d6', horizon: '#f8edcf', ground: '#a9aa93', reflect: '#6f8074', shadow: '#2d3a34', mist: 0.22, gloss: 0.85 },
  },
  rain: {
    sky: ['#66777c', '#8d9b9b', '#b9c1b8'], glow: '230,235,225', disc: null, cloud: '60,72,78', wash: ['200,215,215', 0.25],
    ridges: [['#95a3a1', '#b5beb6', '#a3b0aa', '#84958f'], ['#728783', '#9daba3', '#82968c', '#5f7672'], ['#4a635d', '#7b8d82', '#5f786b', '#38524c']],
    meadow: ['#65785f', '#34473e'], grass: ['#869374', '#546a53', '#a3aa86', '#3a5044'], road: ['#9aa6a3', '#7d8b8b', '#5b6a6c', '#3a484b'], stone: ['#b9b8a8', '#6c6d64'], water: ['#8fa0a2', '#c9d2cb', '#4d6468'],
    oak: { ...OAK, mid: '#3d5842', lit: '#8a9a68', barkLit: '#6d705c' }, look: { sun: '#e6eeea', rim: 0.45, sky: '#c3d0d0', horizon: '#d8ded6', ground: '#6f7d78', reflect: '#2b4540', day: 0.7, night: 0.2, gloss: 1.25, cast: 0 },
  },
  frost: {
    sky: ['#8fb0c6', '#cfdde4', '#fbe6d4'], glow: '255,228,200', disc: '#fff9ee', cloud: '255,250,246', wash: ['255,226,196', 0.45],
    ridges: [['#c0cfd8', '#ecebe6', '#e2e8ea', '#aabdca'], ['#9fb6c2', '#dbe0de', '#d3dde0', '#849fb0'], ['#7b98a6', '#c4cfd0', '#c3d0d4', '#5f7f90']],
    meadow: ['#d5dcd8', '#8ba0a6'], grass: ['#f2f4ee', '#b3c0bd', '#e4e6da', '#8fa3a6'], road: ['#dfe1dc', '#bcc4c5', '#909da3', '#5f6f78'], stone: ['#efece2', '#98a0a2'], water: ['#b4c8d2', '#fdf0e0', '#7f9cac'],
    oak: { ...OAK, deep: '#5f7480', mid: '#93a8b0', lit: '#eef2f0', bark: '#3a4448', barkLit: '#d8cfc0' }, look: { sun: '#ffe3c0', sky: '#d6e4ec', horizon: '#fbeee0', ground: '#c3ccce', reflect: '#4d6a7a', shadow: '#1e2c36', gloss: 1.05 },
  },
};
